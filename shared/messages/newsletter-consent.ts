import { defineMessages } from './define-messages.ts';

/** What a person agrees to when subscribing: shown at the form, and kept with the consent. */
export const newsletterConsent = defineMessages({
  en: { text: 'New arrivals and offers, once or twice a month. Unsubscribe any time.' },
  fr: { text: 'Nouveautés et offres, une ou deux fois par mois. Désabonnement à tout moment.' },
});
