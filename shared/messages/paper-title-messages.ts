import { defineMessages } from './define-messages.ts';

/** The titles of an order's papers, on the papers and on the buttons that fetch them. */
export const paperTitleMessages = defineMessages({
  en: { slip: 'Packing slip', receipt: 'Receipt', orderSheet: 'Order summary' },
  fr: { slip: 'Bon de préparation', receipt: 'Reçu', orderSheet: 'Récapitulatif de commande' },
});
