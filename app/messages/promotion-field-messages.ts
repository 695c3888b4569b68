import { defineMessages } from '#shared/messages/define-messages.ts';

/** What the form of a promotion and the audit log call its fields. */
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
