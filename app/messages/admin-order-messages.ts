import type { Language } from '#shared/language.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { officeWordMessages } from '#shared/messages/office-word-messages.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { adminMessages } from './admin-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** The saved views, by their code. */
export const deskViewMessages = defineMessages({
  en: {
    to_confirm: 'To confirm',
    to_pack: 'To pack',
    to_send: 'To dispatch',
    out: 'Out',
    cash_to_collect: adminMessages.en.cashToCollect,
    attention: adminFrameMessages.en.attention,
    all: adminMessages.en.allOrders,
  },
  fr: {
    to_confirm: 'À confirmer',
    to_pack: 'À préparer',
    to_send: 'À expédier',
    out: 'En livraison',
    cash_to_collect: adminMessages.fr.cashToCollect,
    attention: adminFrameMessages.fr.attention,
    all: adminMessages.fr.allOrders,
  },
});

/** Buttons that move an order on, by the status that it gets. */
export const orderMoveMessages = defineMessages({
  en: {
    'Awaiting payment': 'Wait for the payment',
    Placed: 'Place',
    Confirmed: 'Confirm',
    Packed: 'Mark as packed',
    'Out for delivery': adminMessages.en.dispatch,
    Delivered: 'Mark as delivered',
    Cancelled: 'Cancel the order',
    Refused: 'Refused at the door',
    Returned: adminMessages.en.takeBack,
  },
  fr: {
    'Awaiting payment': 'Attendre le paiement',
    Placed: 'Passer',
    Confirmed: 'Confirmer',
    Packed: 'Marquer comme préparée',
    'Out for delivery': adminMessages.fr.dispatch,
    Delivered: 'Marquer comme livrée',
    Cancelled: 'Annuler la commande',
    Refused: 'Refusée à la porte',
    Returned: adminMessages.fr.takeBack,
  },
});

const frenchPlurals: Partial<Record<OrderStatus, string>> = {
  Packed: 'Marquer comme préparées',
  Delivered: 'Marquer comme livrées',
};

/** The same text for several orders. */
export function moveAllText(to: OrderStatus, count: number, language: Language): string {
  const plural = count > 1 && language === 'fr' ? frenchPlurals[to] : undefined;
  return plural ?? orderMoveMessages[language][to];
}

const pickUpMoves: Record<Language, Partial<Record<OrderStatus, string>>> = {
  en: { 'Out for delivery': 'Ready to collect', Delivered: 'Mark as collected', Refused: 'Not collected' },
  fr: { 'Out for delivery': 'Prête à retirer', Delivered: 'Marquer comme retirée', Refused: 'Non retirée' },
};

/** The same text for one order; one that is picked up at the shop has words of its own. */
export function moveText(to: OrderStatus, { isPickUp }: { isPickUp: boolean }, language: Language): string {
  return (isPickUp ? pickUpMoves[language][to] : undefined) ?? orderMoveMessages[language][to];
}

/** Consequences of ending an order, shown before it is ended; by the status that it gets. */
export const orderEndMessages = defineMessages({
  en: {
    Cancelled: 'The products go back into stock. What was paid has to be refunded.',
    Refused: 'The parcel is back: the products go into stock again. What was paid has to be refunded.',
    Returned: 'You have the parcel: the products go into stock again, and the money is to be given back.',
  },
  fr: {
    Cancelled: 'Les produits reviennent en stock. Ce qui a été payé est à rembourser.',
    Refused:
      'Le colis est revenu\u00a0: les produits sont remis en stock. Ce qui a été payé est à rembourser.',
    Returned: 'Vous avez le colis\u00a0: les produits sont remis en stock et l’argent est à rendre.',
  },
});

/** The authors of changes to an order, by their code. */
export const orderActorMessages = defineMessages({
  en: { shopper: 'Shopper', staff: 'The shop', system: 'Automatic', provider: 'Payment provider' },
  fr: { shopper: 'Client', staff: 'La boutique', system: 'Automatique', provider: 'Prestataire de paiement' },
});

/** Buttons that open a chat, by the language of its text. */
export const chatMessages = defineMessages({
  en: { en: 'WhatsApp in English', fr: 'WhatsApp in French' },
  fr: { en: 'WhatsApp en anglais', fr: 'WhatsApp en français' },
});

/** Texts of the admin's Orders pages. */
export const adminOrderMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.orders,
    views: 'Views',
    waiting: (count: number) => (count >= 100 ? '99+' : String(count)),

    searchLabel: 'Search orders',
    searchPlaceholder: 'Number, name or phone',
    anyStatus: 'Any status',
    anyPayment: 'Any payment',
    status: 'Status',
    payment: officeWordMessages.en.payment,
    city: wordMessages.en.city,
    from: adminMessages.en.from,
    to: adminMessages.en.until,
    apply: 'Show orders',

    emptyTitle: 'No orders here',
    emptyText: 'Nothing waits in this view, or nothing matches what you are looking for.',
    noneYetTitle: 'No order yet',
    noneYetText: 'The first order appears here. One that comes by phone or WhatsApp is entered by you.',
    failedTitle: 'The orders could not be loaded',

    order: (number: string) => `Order ${number}`,
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    needsAttention: adminFrameMessages.en.attention,
    movedTo: (number: string, status: string) => `${number}: ${status}`,

    back: adminMessages.en.allOrders,
    noteToRider: (note: string) => `For the rider: ${note}`,
    refusedBefore: (count: number) => (count === 1 ? 'Refused once before' : `Refused ${count} times before`),
    phoneRecord: (delivered: number, refused: number) =>
      `Earlier orders with this number. Delivered: ${delivered}. Refused at the door: ${refused}.`,
    phoneBlocked: 'Orders with this number are blocked.',
    customer: adminMessages.en.customer,
    /** In place of the name of a shopper whose account was deleted, or whose order is so old that its name was removed. */
    nameDeleted: 'Name deleted',
    call: 'Call',
    reference: (reference: string) => `Ref. ${reference}`,
    opensWhatsApp: uiMessages.en.opensWhatsApp,
    map: 'Map',
    opensMap: '(opens a map)',
    otherWays: 'Other ways to reach them',
    products: adminFrameMessages.en.products,
    zone: (name: string) => `Delivery zone: ${name}`,
    pickUp: 'Picked up at the shop',
    pickUpShort: 'Pick-up',
    payTotal: wordMessages.en.total,
    simulated: adminMessages.en.testPayment,
    packSimulatedTitle: 'No money came for this',
    packSimulated: (count: number) =>
      count === 1
        ? 'This order was paid in a test: no one has paid you for it. Pack it all the same?'
        : `${count} of these orders were paid in a test: no one has paid you for them. Pack them all the same?`,
    packAllTheSame: 'Pack all the same',
    history: 'What happened',
    noteLabel: 'New note',
    noteHelp: 'For the shop only: shoppers do not see it.',
    saveNote: 'Save the note',
    otherMoves: 'Other steps',
    reason: adminMessages.en.reason,
    keep: 'No, keep it',
  },
  fr: {
    title: adminFrameMessages.fr.orders,
    views: 'Vues',
    waiting: (count: number) => (count >= 100 ? '99+' : String(count)),

    searchLabel: 'Rechercher une commande',
    searchPlaceholder: 'Numéro, nom ou téléphone',
    anyStatus: 'Tous les états',
    anyPayment: 'Tous les paiements',
    status: 'État',
    payment: officeWordMessages.fr.payment,
    city: wordMessages.fr.city,
    from: adminMessages.fr.from,
    to: adminMessages.fr.until,
    apply: 'Afficher les commandes',

    emptyTitle: 'Aucune commande ici',
    emptyText: 'Rien n’attend dans cette vue, ou rien ne correspond à votre recherche.',
    noneYetTitle: 'Pas encore de commande',
    noneYetText:
      'La première commande apparaîtra ici. Celle qui arrive par téléphone ou WhatsApp, vous la saisissez vous-même.',
    failedTitle: 'Les commandes n’ont pas pu être chargées',

    order: (number: string) => `Commande ${number}`,
    pieces: (count: number) => (count <= 1 ? `${count} article` : `${count} articles`),
    needsAttention: adminFrameMessages.fr.attention,
    movedTo: (number: string, status: string) => `${number}\u00a0: ${status}`,

    back: adminMessages.fr.allOrders,
    noteToRider: (note: string) => `Pour le livreur\u00a0: ${note}`,
    refusedBefore: (count: number) => `Déjà refusé ${count}\u00a0fois`,
    phoneRecord: (delivered: number, refused: number) =>
      `Commandes précédentes avec ce numéro. Livrées\u00a0: ${delivered}. Refusées à la porte\u00a0: ${refused}.`,
    phoneBlocked: 'Les commandes avec ce numéro sont bloquées.',
    customer: adminMessages.fr.customer,
    nameDeleted: 'Nom effacé',
    call: 'Appeler',
    reference: (reference: string) => `Réf. ${reference}`,
    opensWhatsApp: uiMessages.fr.opensWhatsApp,
    map: 'Plan',
    opensMap: '(ouvre un plan)',
    otherWays: 'Autres façons de joindre',
    products: adminFrameMessages.fr.products,
    zone: (name: string) => `Zone de livraison\u00a0: ${name}`,
    pickUp: 'À retirer en boutique',
    pickUpShort: 'Retrait',
    payTotal: wordMessages.fr.total,
    simulated: adminMessages.fr.testPayment,
    packSimulatedTitle: 'Aucun argent reçu',
    packSimulated: (count: number) =>
      count < 2
        ? 'Cette commande a été payée pour un essai\u00a0: personne ne vous a payé. La préparer quand même\u202f?'
        : `${count} de ces commandes ont été payées pour un essai\u00a0: personne ne vous a payé. Les préparer quand même\u202f?`,
    packAllTheSame: 'Préparer quand même',
    history: 'Ce qui s’est passé',
    noteLabel: 'Nouvelle note',
    noteHelp: 'Réservée à la boutique\u00a0: les clients ne la voient pas.',
    saveNote: 'Enregistrer la note',
    otherMoves: 'Autres étapes',
    reason: adminMessages.fr.reason,
    keep: 'Non, la garder',
  },
});
