import type { Language } from '../language.ts';
import type { OrderStatus } from '../order-status.ts';
import { defineMessages } from './define-messages.ts';

/** The words for each payment status. */
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

/** The words for each order status. */
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

/** Words for an order that is picked up at the shop, which has no rider. */
const pickUpWords: Record<Language, Partial<Record<OrderStatus, string>>> = {
  en: { 'Out for delivery': 'Ready to collect', Delivered: 'Collected', Refused: 'Not collected' },
  fr: { 'Out for delivery': 'Prête à retirer', Delivered: 'Retirée', Refused: 'Non retirée' },
};

export function orderStatusText(
  status: OrderStatus,
  { isPickUp }: { isPickUp: boolean },
  language: Language,
): string {
  return (isPickUp ? pickUpWords[language][status] : undefined) ?? orderStatusMessages[language][status];
}

/** What is missing of an order's money, as a heading beside the amount. */
export const orderDueMessages = defineMessages({
  en: { stillToPay: 'Still to pay' },
  fr: { stillToPay: 'Reste à payer' },
});

/** Money of an order that a bank took in a dispute, as a heading beside the amount. */
export const bankMoneyMessages = defineMessages({
  en: { takenBack: 'Taken back by the bank' },
  fr: { takenBack: 'Repris par la banque' },
});
