import { defineMessages } from './define-messages.ts';

/** Words that pages about an order share with its mails, papers and files. */
export const orderWordMessages = defineMessages({
  en: {
    order: 'Order',
    orderNumber: 'Order number',
    amount: 'Amount',
    total: 'Total',
    trackOrder: 'Track Order',
  },
  fr: {
    order: 'Commande',
    orderNumber: 'Numéro de commande',
    amount: 'Montant',
    total: 'Total',
    trackOrder: 'Suivre la commande',
  },
});
