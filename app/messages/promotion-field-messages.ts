import { defineMessages } from '#shared/messages/define-messages.ts';

/** Names of a promotion's fields, in its form and in the audit log. */
export const promotionFieldMessages = defineMessages({
  en: {
    code: 'Code',
    startsAt: 'Begins',
    endsAt: 'Ends',
    oncePerPhone: 'Once per phone number',
    validFor: 'Valid for',
  },
  fr: {
    code: 'Code',
    startsAt: 'Début',
    endsAt: 'Fin',
    oncePerPhone: 'Une fois par numéro de téléphone',
    validFor: 'Valable pour',
  },
});
