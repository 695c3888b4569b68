import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts that the admin's searched and paged lists share. */
export const adminListMessages = defineMessages({
  en: {
    pages: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    noMatchTitle: 'Nothing found',
    noMatchText: 'Try a shorter word, or another view.',
  },
  fr: {
    pages: 'Pages de la liste',
    previous: 'Précédent',
    next: 'Suivant',
    noMatchTitle: 'Aucun résultat',
    noMatchText: 'Essayez un mot plus court, ou une autre vue.',
  },
});
