import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of logging in and registering, as pages and as popups. */
export const loginMessages = defineMessages({
  en: {
    loginTitle: 'Login',
    registerTitle: 'Register',
  },
  fr: {
    loginTitle: 'Connexion',
    registerTitle: 'Inscription',
  },
});
