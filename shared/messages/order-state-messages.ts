import { defineMessages } from './define-messages.ts';

/** Said by the status's own code. */
export const paymentStatusMessages = defineMessages({
  en: {
    Processing: 'Processing',
    Paid: 'Paid',
    Failed: 'Failed',
    Refunded: 'Refunded',
    Cancelled: 'Cancelled',
  },
  fr: {
    Processing: 'En cours',
    Paid: 'Payé',
    Failed: 'Échoué',
    Refunded: 'Remboursé',
    Cancelled: 'Annulé',
  },
});

/** Said by the status's own code. */
export const orderStatusMessages = defineMessages({
  en: {
    'Awaiting payment': 'Awaiting payment',
    Placed: 'Placed',
    Confirmed: 'Confirmed',
    Packed: 'Packed',
    'Out for delivery': 'Out for delivery',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
    Refused: 'Refused',
    Returned: 'Returned',
  },
  fr: {
    'Awaiting payment': 'En attente de paiement',
    Placed: 'Commande reçue',
    Confirmed: 'Confirmée',
    Packed: 'Préparée',
    'Out for delivery': 'En cours de livraison',
    Delivered: 'Livrée',
    Cancelled: 'Annulée',
    Refused: 'Refusée',
    Returned: 'Retournée',
  },
});
