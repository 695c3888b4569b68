import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of closing the day of a rider, at the office and on the rider's own page. */
export const riderDayMessages = defineMessages({
  en: {
    close: 'Close the day',
    closeNamed: (name: string) => `Close the day of ${name}`,
    ofRider: (name: string, day: string) => `${name}, ${day}`,
    carried: 'Parcels still with the rider',
    agreesHere: (name: string) => `${name} is here and agrees with all of it`,
    closedBy: (name: string, when: string) => `Day closed by ${name}, ${when}`,
    closed: (when: string) => `Day closed ${when}`,
    changed: 'Something has moved since. Close the day anew.',
    disagrees: (name: string, when: string) => `According to ${name} this is wrong, ${when}`,
    confirmHereNamed: (name: string) => `Confirm with the rider: the day of ${name}`,
    confirmHereText: (name: string) =>
      `${name} is here and agrees with the figures of the day. This cannot be changed afterwards.`,

    yourDay: (day: string) => `Your day, ${day}`,
    yes: 'Yes, that was my day',
    sign: (name: string) => `I, ${name}, agree with these figures.`,
    whatIsWrong: 'What is wrong?',
    youConfirmed: (day: string, when: string) => `${day}: you agreed, ${when}`,
    youDisagreed: (day: string, when: string) => `${day}: you disagreed, ${when}`,
  },
  fr: {
    close: 'Clôturer la journée',
    closeNamed: (name: string) => `Clôturer la journée de ${name}`,
    ofRider: (name: string, day: string) => `${name}, le ${day}`,
    carried: 'Colis encore avec le livreur',
    agreesHere: (name: string) => `${name} est présent et approuve tout`,
    closedBy: (name: string, when: string) => `Journée clôturée par ${name}, le ${when}`,
    closed: (when: string) => `Journée clôturée le ${when}`,
    changed: 'Quelque chose a bougé depuis. Clôturez de nouveau la journée.',
    disagrees: (name: string, when: string) => `${name} n’est pas d’accord, le ${when}`,
    confirmHereNamed: (name: string) => `Confirmer avec le livreur\u00a0: la journée de ${name}`,
    confirmHereText: (name: string) =>
      `${name} est présent et approuve les chiffres de la journée. Ils ne pourront plus être modifiés.`,

    yourDay: (day: string) => `Votre journée du ${day}`,
    yes: 'Oui, c’est ma journée',
    sign: (name: string) => `Moi, ${name}, je suis d’accord avec ces chiffres.`,
    whatIsWrong: 'Qu’est-ce qui n’est pas juste\u202f?',
    youConfirmed: (day: string, when: string) => `Journée du ${day}\u00a0: approuvée, le ${when}`,
    youDisagreed: (day: string, when: string) => `Journée du ${day}\u00a0: contestée, le ${when}`,
  },
});
