import { defineMessages } from '#shared/messages/define-messages.ts';
import type { PaymentMethod, PaymentStatus } from '#shared/order-status.ts';

const methodsInEnglish: Record<PaymentMethod, string> = {
  cash_on_delivery: 'Cash on Delivery',
  card: 'Card',
  mtn_momo: 'MTN MoMo',
  orange_money: 'Orange Money',
  sandbox: 'Test payment',
};

const methodsInFrench: Record<PaymentMethod, string> = {
  cash_on_delivery: 'Paiement à la livraison',
  card: 'Carte bancaire',
  mtn_momo: 'MTN MoMo',
  orange_money: 'Orange Money',
  sandbox: 'Paiement de test',
};

const statusesInFrench: Record<PaymentStatus, string> = {
  Processing: 'En cours',
  Paid: 'Payée',
  Failed: 'Échouée',
  Refunded: 'Remboursée',
  Cancelled: 'Annulée',
};

/** Texts of My Orders. */
export const orderMessages = defineMessages({
  en: {
    title: 'My Orders',
    showing: (count: number) => `Showing ${count} orders`,
    noOrders: 'No Data',
    noOrdersText: 'What you order will be listed here.',
    shopNow: 'Shop Now',
    failedTitle: 'Your orders could not be loaded',
    failedText: 'Check your connection and try again.',
    retry: 'Retry',

    order: (number: string) => `Order ${number}`,
    orderedOn: 'Ordered on',
    paymentStatus: 'Payment status',
    paymentStatusText: (status: PaymentStatus): string => status,
    total: 'Total',
    moreItems: (count: number) => (count === 1 ? 'and 1 more product' : `and ${count} more products`),
    viewDetails: 'View Details',
    hideDetails: 'Hide Details',

    items: 'Products',
    quantity: (count: number) => `× ${count}`,
    paymentInformation: 'Payment information',
    method: 'Method',
    methodText: (method: PaymentMethod): string => methodsInEnglish[method],
    paymentId: 'Payment id',
    subTotal: 'Subtotal',
    deliveryInformation: 'Delivery information',
    noAddress: 'No address information available',
  },
  fr: {
    title: 'Mes commandes',
    showing: (count: number) => (count <= 1 ? `${count} commande affichée` : `${count} commandes affichées`),
    noOrders: 'Aucune commande',
    noOrdersText: 'Ce que vous commandez s’affichera ici.',
    shopNow: 'Voir la boutique',
    failedTitle: 'Vos commandes n’ont pas pu être chargées',
    failedText: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',

    order: (number: string) => `Commande ${number}`,
    orderedOn: 'Commandée le',
    paymentStatus: 'État du paiement',
    paymentStatusText: (status: PaymentStatus) => statusesInFrench[status],
    total: 'Total',
    moreItems: (count: number) => (count === 1 ? 'et 1 autre produit' : `et ${count} autres produits`),
    viewDetails: 'Voir les détails',
    hideDetails: 'Masquer les détails',

    items: 'Produits',
    quantity: (count: number) => `× ${count}`,
    paymentInformation: 'Paiement',
    method: 'Mode de paiement',
    methodText: (method: PaymentMethod) => methodsInFrench[method],
    paymentId: 'Référence du paiement',
    subTotal: 'Sous-total',
    deliveryInformation: 'Livraison',
    noAddress: 'Aucune adresse disponible',
  },
});
