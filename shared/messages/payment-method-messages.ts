import { walletNames } from '../payment-methods.ts';
import { defineMessages } from './define-messages.ts';

/** The words for each method of payment. */
export const paymentMethodMessages = defineMessages({
  en: {
    cash_on_delivery: 'Cash on Delivery',
    card: 'Card',
    ...walletNames,
  },
  fr: {
    cash_on_delivery: 'Paiement à la livraison',
    card: 'Carte bancaire',
    ...walletNames,
  },
});
