import { defineMessages } from './define-messages.ts';

/** The SMS about an account; the one with a code fits into one SMS in the alphabet of phones. */
export const phoneCodeMessages = defineMessages({
  en: {
    sms: (code: string, store: string) =>
      `${code} is your ${store} code. It is valid for 10 minutes. Give it to no one, we never ask for it.`,
    emailBeingAdded: (store: string, link: string) =>
      `An e-mail address is being added to your ${store} account. It was not you? Keep it out here: ${link}`,
  },
  fr: {
    sms: (code: string, store: string) =>
      `${code} est votre code ${store}, valable 10 minutes. Ne le donnez à personne, nous ne le demandons jamais.`,
    emailBeingAdded: (store: string, link: string) =>
      `Une adresse e-mail va être ajoutée à votre compte ${store}. Ce n’était pas vous ? Annulez ici : ${link}`,
  },
});
