import { defineMessages } from '#shared/messages/define-messages.ts';

/** The saved views, said by their own code. */
export const deskViewMessages = defineMessages({
  en: {
    to_confirm: 'To confirm',
    to_pack: 'To pack',
    to_send: 'To send out',
    out: 'Out',
    cash_to_collect: 'Cash to collect',
    attention: 'Needs attention',
    all: 'All orders',
  },
  fr: {
    to_confirm: 'À confirmer',
    to_pack: 'À préparer',
    to_send: 'À expédier',
    out: 'En livraison',
    cash_to_collect: 'À encaisser',
    attention: 'À surveiller',
    all: 'Toutes les commandes',
  },
});

/** What is pressed to move an order on, said by the status that it gets. */
export const orderMoveMessages = defineMessages({
  en: {
    'Awaiting payment': 'Wait for the payment',
    Placed: 'Place',
    Confirmed: 'Confirm',
    Packed: 'Mark as packed',
    'Out for delivery': 'Send out',
    Delivered: 'Mark as delivered',
    Cancelled: 'Cancel the order',
    Refused: 'Refused at the door',
    Returned: 'Take back',
  },
  fr: {
    'Awaiting payment': 'Attendre le paiement',
    Placed: 'Passer',
    Confirmed: 'Confirmer',
    Packed: 'Marquer comme préparée',
    'Out for delivery': 'Expédier',
    Delivered: 'Marquer comme livrée',
    Cancelled: 'Annuler la commande',
    Refused: 'Refusée à la porte',
    Returned: 'Reprendre le colis',
  },
});

/** Texts of the admin's Orders pages. */
export const adminOrderMessages = defineMessages({
  en: {
    title: 'Orders',
    views: 'Views',
    waiting: (count: number) => (count >= 100 ? '99+' : String(count)),

    searchLabel: 'Search orders',
    searchPlaceholder: 'Number, name or phone',
    search: 'Search',
    filters: 'Filters',
    filtersInUse: (count: number) => `Filters (${count})`,
    anyStatus: 'Any status',
    anyPayment: 'Any payment',
    status: 'Status',
    payment: 'Payment',
    city: 'City',
    from: 'From',
    to: 'Until',
    apply: 'Show orders',
    clear: 'Clear',

    showMore: 'Show more',
    emptyTitle: 'No orders here',
    emptyText: 'Nothing waits in this view, or nothing matches what you are looking for.',
    failedTitle: 'The orders could not be loaded',
    failedText: 'Check your connection and try again.',
    retry: 'Retry',

    order: (number: string) => `Order ${number}`,
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    needsAttention: 'Needs attention',
    movedTo: (number: string, status: string) => `${number}: ${status}`,
  },
  fr: {
    title: 'Commandes',
    views: 'Vues',
    waiting: (count: number) => (count >= 100 ? '99+' : String(count)),

    searchLabel: 'Rechercher une commande',
    searchPlaceholder: 'Numéro, nom ou téléphone',
    search: 'Rechercher',
    filters: 'Filtres',
    filtersInUse: (count: number) => `Filtres (${count})`,
    anyStatus: 'Tous les états',
    anyPayment: 'Tous les paiements',
    status: 'État',
    payment: 'Paiement',
    city: 'Ville',
    from: 'Du',
    to: 'Au',
    apply: 'Afficher les commandes',
    clear: 'Effacer',

    showMore: 'Afficher la suite',
    emptyTitle: 'Aucune commande ici',
    emptyText: 'Rien n’attend dans cette vue, ou rien ne correspond à votre recherche.',
    failedTitle: 'Les commandes n’ont pas pu être chargées',
    failedText: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',

    order: (number: string) => `Commande ${number}`,
    pieces: (count: number) => (count <= 1 ? `${count} article` : `${count} articles`),
    needsAttention: 'À surveiller',
    movedTo: (number: string, status: string) => `${number}\u00a0: ${status}`,
  },
});
