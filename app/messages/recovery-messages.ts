import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the three steps that bring back a forgotten password. */
export const recoveryMessages = defineMessages({
  en: {
    forgotTitle: 'Forgot password',
    codeTitle: 'Enter OTP',
    resetTitle: 'Reset password',
  },
  fr: {
    forgotTitle: 'Mot de passe oublié',
    codeTitle: 'Saisissez le code',
    resetTitle: 'Nouveau mot de passe',
  },
});
