import { defineMessages } from '#shared/messages/define-messages.ts';
import type { NoticeKind } from '#shared/notices.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { wordMessages } from './word-messages.ts';

/** Texts of the admin's page of notices. */
export const noticePageMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.notices,
    intro: 'This phone or computer tells you what is new, also while the shop is closed on it.',
    device: 'This device',
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
    others: 'By mail and by SMS',
    othersText: 'Who receives them, and the quiet hours, are in the settings.',
    toSettings: adminFrameMessages.en.settings,
  },
  fr: {
    title: adminFrameMessages.fr.notices,
    intro:
      'Ce téléphone ou cet ordinateur vous prévient des nouveautés, même quand la boutique y est fermée.',
    device: 'Cet appareil',
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
    others: 'Par e-mail et par SMS',
    othersText: 'Les destinataires et les heures calmes se choisissent dans les réglages.',
    toSettings: adminFrameMessages.fr.settings,
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
