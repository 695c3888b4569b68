import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminMessages } from './admin-messages.ts';

/** Texts that the admin's searched and paged lists share. */
export const adminListMessages = defineMessages({
  en: {
    pages: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    noMatchTitle: adminMessages.en.noMatchTitle,
    noMatchText: 'Try a shorter word, or another view.',
  },
  fr: {
    pages: 'Pages de la liste',
    previous: 'Précédent',
    next: 'Suivant',
    noMatchTitle: adminMessages.fr.noMatchTitle,
    noMatchText: 'Essayez un mot plus court, ou une autre vue.',
  },
});
