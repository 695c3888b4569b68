import { defineMessages } from '#shared/messages/define-messages.ts';

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
    Paid: 'Payée',
    Failed: 'Échouée',
    Refunded: 'Remboursée',
    Cancelled: 'Annulée',
  },
});

/** Said by the method's own code. */
export const paymentMethodMessages = defineMessages({
  en: {
    cash_on_delivery: 'Cash on Delivery',
    card: 'Card',
    mtn_momo: 'MTN MoMo',
    orange_money: 'Orange Money',
    sandbox: 'Test payment',
  },
  fr: {
    cash_on_delivery: 'Paiement à la livraison',
    card: 'Carte bancaire',
    mtn_momo: 'MTN MoMo',
    orange_money: 'Orange Money',
    sandbox: 'Paiement de test',
  },
});

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
    total: 'Total',
    moreItems: (count: number) => (count === 1 ? 'and 1 more product' : `and ${count} more products`),
    viewDetails: 'View Details',
    hideDetails: 'Hide Details',

    items: 'Products',
    quantity: (count: number) => `× ${count}`,
    paymentInformation: 'Payment information',
    method: 'Method',
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
    total: 'Total',
    moreItems: (count: number) => (count === 1 ? 'et 1 autre produit' : `et ${count} autres produits`),
    viewDetails: 'Voir les détails',
    hideDetails: 'Masquer les détails',

    items: 'Produits',
    quantity: (count: number) => `× ${count}`,
    paymentInformation: 'Paiement',
    method: 'Mode de paiement',
    paymentId: 'Référence du paiement',
    subTotal: 'Sous-total',
    deliveryInformation: 'Livraison',
    noAddress: 'Aucune adresse disponible',
  },
});
