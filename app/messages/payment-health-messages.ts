import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** Texts of the admin's page of payment health. */
export const paymentHealthMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.paymentHealth,
    intro:
      'Whether the payment providers answer, and what waits because of them. The shop goes on asking by itself.',
    answers: 'Answers',
    silent: 'Does not answer',
    unheard: 'Not asked yet',
    notInUse: 'Not in use any more',
    simulated: 'Simulation',
    lastAnswer: (when: string) => `Last answer: ${when}`,
    lastFailure: (when: string) => `Last question without an answer: ${when}`,
    ofDay: (answered: string, failed: string, percent: string) =>
      `In 24 hours: ${answered} answered, ${failed} not (${percent}).`,
    open: (count: number) =>
      count === 1
        ? '1 payment is not decided yet.'
        : `${formatCount(count, 'en')} payments are not decided yet.`,
    unanswered: (count: number, when: string) =>
      count === 1
        ? `1 of them is without an answer, since ${when}.`
        : `${formatCount(count, 'en')} of them are without an answer, the oldest since ${when}.`,
    whatItSaid: (error: string) => `What went wrong last: ${error}`,
    refunds: 'Money on its way back',
    byHand: (count: number) =>
      count === 1
        ? '1 refund is to be made by hand.'
        : `${formatCount(count, 'en')} refunds are to be made by hand.`,
    underWay: (count: number) =>
      count === 1
        ? '1 refund is under way at its provider.'
        : `${formatCount(count, 'en')} refunds are under way at their providers.`,
    stuck: (count: number) =>
      count === 1
        ? '1 of them is stuck: look in the provider’s own pages.'
        : `${formatCount(count, 'en')} of them are stuck: look in the provider’s own pages.`,
    oldest: (when: string) => `The oldest since ${when}.`,
    noRefunds: 'No money waits to be given back.',
    goToIssues: 'Go to what needs attention',
    messages: 'E-mails and SMS to shoppers',
    mail: 'E-mails',
    sms: 'SMS',
    whatsapp: shellMessages.en.whatsapp,
    orangeSms: 'SMS by Orange',
    sentOfDay: (sent: number, most: number) => `Sent in 24 hours: ${sent}. Most that may be: ${most}.`,
    notDelivered: (count: number) =>
      count === 1
        ? '1 message of these was not delivered, or this is not known.'
        : `${formatCount(count, 'en')} messages of these were not delivered, or this is not known.`,
    held: (count: number) =>
      count === 1
        ? '1 message waits because of the limits under Settings.'
        : `${formatCount(count, 'en')} messages wait because of the limits under Settings.`,
    unsentSince: (when: string) => `The oldest message that has not left is of ${when}.`,
    waiting: (count: number) =>
      count === 1 ? '1 message waits.' : `${formatCount(count, 'en')} messages wait.`,
    dueSince: (when: string) => `The first one should have left on ${when}.`,
    givenUp: (count: number) =>
      count === 1
        ? '1 message could not be sent and was given up.'
        : `${formatCount(count, 'en')} messages could not be sent and were given up.`,
    noMessages: 'Every message has left.',
  },
  fr: {
    title: adminFrameMessages.fr.paymentHealth,
    intro:
      'Si les prestataires de paiement répondent, et ce qui attend à cause d’eux. La boutique continue d’elle-même à demander.',
    answers: 'Répond',
    silent: 'Ne répond pas',
    unheard: 'Pas encore interrogé',
    notInUse: 'N’est plus utilisé',
    simulated: 'Simulation de paiement',
    lastAnswer: (when: string) => `Dernière réponse\u00a0: ${when}`,
    lastFailure: (when: string) => `Dernière question sans réponse\u00a0: ${when}`,
    ofDay: (answered: string, failed: string, percent: string) =>
      `En 24 heures\u00a0: ${answered} avec réponse, ${failed} sans (${percent}).`,
    open: (count: number) =>
      count < 2
        ? `${count} paiement n’est pas encore décidé.`
        : `${formatCount(count, 'fr')} paiements ne sont pas encore décidés.`,
    unanswered: (count: number, when: string) =>
      count < 2
        ? `${count} est sans réponse, depuis le ${when}.`
        : `${formatCount(count, 'fr')} sont sans réponse, le plus ancien depuis le ${when}.`,
    whatItSaid: (error: string) => `Dernier problème\u00a0: ${error}`,
    refunds: 'Argent à rembourser',
    byHand: (count: number) =>
      count < 2
        ? `${count} remboursement est à faire à la main.`
        : `${formatCount(count, 'fr')} remboursements sont à faire à la main.`,
    underWay: (count: number) =>
      count < 2
        ? `${count} remboursement est en cours chez son prestataire.`
        : `${formatCount(count, 'fr')} remboursements sont en cours chez leurs prestataires.`,
    stuck: (count: number) =>
      count < 2
        ? `${count} est bloqué\u00a0: regardez dans les pages du prestataire.`
        : `${formatCount(count, 'fr')} sont bloqués\u00a0: regardez dans les pages du prestataire.`,
    oldest: (when: string) => `Le plus ancien depuis le ${when}.`,
    noRefunds: 'Aucun argent n’attend d’être remboursé.',
    goToIssues: 'Voir ce qui est à régler',
    messages: 'E-mails et SMS aux clients',
    mail: 'Messages par e-mail',
    sms: 'Messages par SMS',
    whatsapp: shellMessages.fr.whatsapp,
    orangeSms: 'SMS par Orange',
    sentOfDay: (sent: number, most: number) => `Partis en 24 heures\u00a0: ${sent}. Au plus\u00a0: ${most}.`,
    notDelivered: (count: number) =>
      count < 2
        ? `${count} de ces messages n’a pas été remis, ou on ne le sait pas.`
        : `${formatCount(count, 'fr')} de ces messages n’ont pas été remis, ou on ne le sait pas.`,
    held: (count: number) =>
      count < 2
        ? `${count} message attend à cause des limites des Réglages.`
        : `${formatCount(count, 'fr')} messages attendent à cause des limites des Réglages.`,
    unsentSince: (when: string) => `Le plus ancien message qui n’est pas parti date du ${when}.`,
    waiting: (count: number) =>
      count < 2 ? `${count} message attend.` : `${formatCount(count, 'fr')} messages attendent.`,
    dueSince: (when: string) => `Le premier aurait dû partir le ${when}.`,
    givenUp: (count: number) =>
      count < 2
        ? `${count} message n’a pas pu partir et a été abandonné.`
        : `${formatCount(count, 'fr')} messages n’ont pas pu partir et ont été abandonnés.`,
    noMessages: 'Tous les messages sont partis.',
  },
});
