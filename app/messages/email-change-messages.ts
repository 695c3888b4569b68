import { defineMessages } from '#shared/messages/define-messages.ts';
import { mailLinkMessages } from '#shared/messages/mail-link-messages.ts';
import { newsletterMessages } from './newsletter-messages.ts';

/** Texts of the two pages that the mails, and the SMS, about a new e-mail address lead to. */
export const emailChangeMessages = defineMessages({
  en: {
    confirmTitle: 'Confirm your e-mail',
    confirmText: 'Press the button: from then on you log in with the address that received this link.',
    confirm: newsletterMessages.en.confirm,
    confirmed: 'Your new e-mail is confirmed. You log in with it from now on.',
    toProfile: 'Go to my profile',

    undoTitle: mailLinkMessages.en.notMe,
    undoText:
      'Press the button: your account keeps the address that received this link, every device is logged out, and you choose a new password.',
    undoPhoneText:
      'Press the button: the e-mail that was being added and its password open nothing, every device is logged out, and you log in with a code by phone.',
    undo: 'Keep my address',
    undoPhone: 'Keep the e-mail out',

    working: newsletterMessages.en.working,
    needsJavaScript: 'The button needs JavaScript, which is switched off. Call us and we do it for you.',
  },
  fr: {
    confirmTitle: 'Confirmez votre e-mail',
    confirmText:
      'Appuyez sur le bouton\u00a0: vous vous connecterez désormais avec l’adresse qui a reçu ce lien.',
    confirm: newsletterMessages.fr.confirm,
    confirmed: 'Votre nouvel e-mail est confirmé. C’est avec lui que vous vous connectez désormais.',
    toProfile: 'Aller à mon profil',

    undoTitle: mailLinkMessages.fr.notMe,
    undoText:
      'Appuyez sur le bouton\u00a0: votre compte garde l’adresse qui a reçu ce lien, tous les appareils sont déconnectés, et vous choisissez un nouveau mot de passe.',
    undoPhoneText:
      'Appuyez sur le bouton : l’e-mail qu’on ajoutait et son mot de passe n’ouvrent rien, tous les appareils sont déconnectés, et vous vous connectez par un code sur le téléphone.',
    undo: 'Garder mon adresse',
    undoPhone: 'Refuser cet e-mail',

    working: newsletterMessages.fr.working,
    needsJavaScript:
      'Le bouton a besoin de JavaScript, qui est désactivé. Appelez-nous et nous le ferons pour vous.',
  },
});
