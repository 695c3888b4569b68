import { defineMessages } from '#shared/messages/define-messages.ts';
import { phoneChoiceMessages } from '#shared/messages/phone-choice-messages.ts';
import type { NoticeKind } from '#shared/notices.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the admin's page of notices. */
export const noticePageMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.notices,
    intro: 'This phone or computer tells you what is new, also while the shop is closed on it.',
    device: wordMessages.en.thisDevice,
    which: 'Tell me of',
    turnOn: 'Turn on on this device',
    turnOff: 'Turn off',
    save: wordMessages.en.save,
    isOn: 'On: notices come to this device.',
    isOff: 'Off: no notices come to this device.',
    blocked:
      'Your browser blocks notifications of the shop. Allow them in its settings for this site, then come back.',
    unsupported:
      'This browser cannot show notices. Chrome on Android can; on an iPhone, add the shop to the home screen first and open it from there.',
    failed: 'The browser could not turn notices on. Check your connection and try again.',
    noneForYou: 'An owner of the shop has turned notices off for you.',
    others: 'By mail and by SMS',
    othersText: 'Who receives them, and the quiet hours, are in the settings.',
    toSettings: adminFrameMessages.en.settings,
    whoHears: 'Who hears of what',
    person: 'Who',
    choose: 'Choose notices',
    chooseFor: (name: string) => `Choose notices of ${name}`,
    hearsOf: 'Hears of',
    choiceHolds: 'Holds for the phone, mails and SMS of this person.',
    noDevice: 'Notices are not on yet on any phone: each person turns them on here, on her own.',
    onDevices: (count: number) =>
      count === 1 ? 'Notices are on for 1 device.' : `Notices are on for ${count} devices.`,
    without: (kinds: string) => `Without: ${kinds}`,
    push: 'On a phone',
    mail: 'By mail',
    sms: phoneChoiceMessages.en.sms,
    nothing: '–',
    devices: (count: number) => (count === 1 ? '1 device' : `${count} devices`),
    lost: (day: string) => `No device since ${day}`,
    notReached: (day: string) => `Not reached on ${day}`,
    fromSettings: 'In the settings',
    quiet: (from: number, until: number) =>
      `Phones do not ring from ${from}:00 to ${until}:00. Each person turns notices on here, on her own phone.`,
    noQuiet: 'Phones ring at any hour. Each person turns notices on here, on her own phone.',
  },
  fr: {
    title: adminFrameMessages.fr.notices,
    intro:
      'Ce téléphone ou cet ordinateur vous prévient des nouveautés, même quand la boutique y est fermée.',
    device: wordMessages.fr.thisDevice,
    which: 'Me prévenir pour',
    turnOn: 'Activer sur cet appareil',
    turnOff: 'Désactiver',
    save: wordMessages.fr.save,
    isOn: 'Activées\u00a0: les notifications arrivent sur cet appareil.',
    isOff: 'Désactivées\u00a0: aucune notification n’arrive sur cet appareil.',
    blocked:
      'Votre navigateur bloque les notifications de la boutique. Autorisez-les dans ses réglages pour ce site, puis revenez.',
    unsupported:
      'Ce navigateur ne peut pas afficher de notifications. Chrome sur Android le peut\u202f; sur iPhone, ajoutez d’abord la boutique à l’écran d’accueil et ouvrez-la de là.',
    failed: 'Le navigateur n’a pas pu activer les notifications. Vérifiez votre connexion et réessayez.',
    noneForYou: 'Une personne propriétaire de la boutique a désactivé vos notifications.',
    others: 'Par e-mail et par SMS',
    othersText: 'Les destinataires et les heures calmes se choisissent dans les réglages.',
    toSettings: adminFrameMessages.fr.settings,
    whoHears: 'Qui est prévenu de quoi',
    person: 'Qui',
    choose: 'Choisir',
    chooseFor: (name: string) => `Choisir les notifications de ${name}`,
    hearsOf: 'Prévenir pour',
    choiceHolds: 'Vaut pour le téléphone, les e-mails et les SMS de cette personne.',
    noDevice:
      'Les notifications ne sont encore activées sur aucun téléphone\u00a0: chacun le fait ici, sur le sien.',
    onDevices: (count: number) =>
      count < 2 ? 'Notifications activées sur 1 appareil.' : `Notifications activées sur ${count} appareils.`,
    without: (kinds: string) => `Sans\u00a0: ${kinds}`,
    push: 'Téléphone',
    mail: 'Par e-mail',
    sms: phoneChoiceMessages.fr.sms,
    nothing: '–',
    devices: (count: number) => (count < 2 ? `${count} appareil` : `${count} appareils`),
    lost: (day: string) => `Plus d’appareil depuis le ${day}`,
    notReached: (day: string) => `Pas joignable le ${day}`,
    fromSettings: 'Dans les réglages',
    quiet: (from: number, until: number) =>
      `Les téléphones ne sonnent pas de ${from}\u00a0h à ${until}\u00a0h. Chacun active les notifications ici, sur son propre téléphone.`,
    noQuiet:
      'Les téléphones sonnent à toute heure. Chacun active les notifications ici, sur son propre téléphone.',
  },
});

/** Short names of the same kinds, for a table. */
export const shortNoticeKindMessages = defineMessages({
  en: {
    order: adminFrameMessages.en.orders,
    issue: adminFrameMessages.en.attention,
    message: adminFrameMessages.en.inbox,
    stock: adminFrameMessages.en.stock,
  } satisfies Record<NoticeKind, string>,
  fr: {
    order: adminFrameMessages.fr.orders,
    issue: adminFrameMessages.fr.attention,
    message: adminFrameMessages.fr.inbox,
    stock: adminFrameMessages.fr.stock,
  },
});

export const noticeKindMessages = defineMessages({
  en: {
    order: 'New orders',
    issue: 'Orders that need someone: payments, refunds, returns',
    message: 'Messages of customers',
    stock: 'Products that run out',
  } satisfies Record<NoticeKind, string>,
  fr: {
    order: 'Les nouvelles commandes',
    issue: 'Les commandes à régler\u00a0: paiements, remboursements, retours',
    message: 'Les messages des clients',
    stock: 'Les produits qui s’épuisent',
  },
});
