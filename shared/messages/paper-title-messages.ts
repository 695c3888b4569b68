import { defineMessages } from './define-messages.ts';

/** What the papers of an order are called, on them and where they are asked for. */
export const paperTitleMessages = defineMessages({
  en: { slip: 'Packing slip', receipt: 'Receipt', orderSheet: 'Order summary' },
  fr: { slip: 'Bon de préparation', receipt: 'Reçu', orderSheet: 'Récapitulatif de commande' },
});
