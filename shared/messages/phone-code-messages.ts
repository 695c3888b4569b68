import { defineMessages } from './define-messages.ts';

/** The SMS with a code; it fits into one SMS in the letters of phones. */
export const phoneCodeMessages = defineMessages({
  en: {
    sms: (code: string, store: string) =>
      `${code} is your ${store} code. It is valid for 10 minutes. Give it to no one, we never ask for it.`,
  },
  fr: {
    sms: (code: string, store: string) =>
      `${code} est votre code ${store}, valable 10 minutes. Ne le donnez à personne, nous ne le demandons jamais.`,
  },
});
