import { defineMessages } from './define-messages.ts';

/** Texts about what must be paid before a parcel leaves; a module of its own, because no page of the shop itself needs them. */
export const payAheadMessages = defineMessages({
  en: { payRest: 'Pay the rest', payAhead: 'The parcel leaves once the rest is paid.' },
  fr: { payRest: 'Payer le reste', payAhead: 'Le colis part dès que le reste est payé.' },
});
