import { defineMessages } from './define-messages.ts';

/** The consent given when subscribing: shown in the form, and stored with the subscription. */
export const newsletterConsent = defineMessages({
  en: { text: 'New arrivals and offers, once or twice a month. Unsubscribe any time.' },
  fr: { text: 'Nouveautés et offres, une ou deux fois par mois. Désabonnement à tout moment.' },
});
