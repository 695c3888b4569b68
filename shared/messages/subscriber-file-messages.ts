import { defineMessages } from './define-messages.ts';

/** The titles of the columns of the newsletter's list. */
export const subscriberFileMessages = defineMessages({
  en: { email: 'E-mail', language: 'Language', since: 'Since', unsubscribe: 'Unsubscribe link' },
  fr: { email: 'E-mail', language: 'Langue', since: 'Depuis', unsubscribe: 'Lien de désinscription' },
});
