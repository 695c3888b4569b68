import { defineMessages } from '#shared/messages/define-messages.ts';

/** The button in a password field, by what is typed into the field. */
export const showPasswordMessages = defineMessages({
  en: {
    password: 'Show password',
    presentPassword: 'Show present password',
    newPassword: 'Show new password',
    confirmation: 'Show password confirmation',
  },
  fr: {
    password: 'Afficher le mot de passe',
    presentPassword: 'Afficher le mot de passe actuel',
    newPassword: 'Afficher le nouveau mot de passe',
    confirmation: 'Afficher la confirmation du mot de passe',
  },
});

export const hidePasswordMessages = defineMessages({
  en: {
    password: 'Hide password',
    presentPassword: 'Hide present password',
    newPassword: 'Hide new password',
    confirmation: 'Hide password confirmation',
  },
  fr: {
    password: 'Masquer le mot de passe',
    presentPassword: 'Masquer le mot de passe actuel',
    newPassword: 'Masquer le nouveau mot de passe',
    confirmation: 'Masquer la confirmation du mot de passe',
  },
});
