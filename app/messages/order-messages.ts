import { defineMessages } from '#shared/messages/define-messages.ts';
import { orderedDeliveryMessages } from '#shared/messages/ordered-delivery-messages.ts';
import { accountMessages } from './account-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

export {
  orderDueMessages,
  orderStatusMessages,
  orderStatusText,
  paymentStatusMessages,
} from '#shared/messages/order-state-messages.ts';
export { paymentMethodMessages } from '#shared/messages/payment-method-messages.ts';

/** Texts of My Orders. */
export const orderMessages = defineMessages({
  en: {
    title: accountMessages.en.myOrders,
    showing: (count: number) => `Showing ${count} orders`,
    noOrders: 'No Data',
    noOrdersText: 'What you order will be listed here.',
    shopNow: uiMessages.en.shopNow,
    failedTitle: 'Your orders could not be loaded',

    order: (number: string) => `Order ${number}`,
    /** The payment status of a cash order that is not paid yet. */
    payAtDoor: 'Processing',
    orderedOn: orderedDeliveryMessages.en.orderedOn,
    paymentStatus: 'Payment status',
    orderStatus: 'Order status',
    total: wordMessages.en.total,
    moreItems: (count: number) => (count === 1 ? 'and 1 more product' : `and ${count} more products`),
    viewDetails: 'View Details',
    hideDetails: 'Hide Details',

    items: 'Products',
    quantity: (count: number) => `×\u00a0${count}`,
    paymentInformation: 'Payment information',
    method: 'Method',
    simulated: (method: string) => `${method} (test, no money has moved)`,
    paymentId: 'Payment id',
    subTotal: 'Subtotal',
    discounts: 'Discounts',
    deliveryInformation: 'Delivery information',
    noAddress: 'No address information available',
    contactPhone: 'Phone for this order',

    actions: 'What you can do',
    track: wordMessages.en.trackOrder,
    edit: 'Edit Order',
    cancel: 'Cancel Order',
    orderAgain: 'Order again',
    receipt: 'Download receipt',
    orderSheet: 'Download summary',
    requestReturn: 'Return',
    whyNotEdit:
      'The parcel is packed: address and phone can no longer be changed here. Call us if something is wrong.',
    whyNotCancel: 'The parcel is on its way and can no longer be cancelled. You may refuse it at the door.',
    returnUntil: (date: string) => `You can ask to return this order until ${date}.`,
    returnClosed: (days: number) => `The ${days} days for a return are over.`,
  },
  fr: {
    title: accountMessages.fr.myOrders,
    showing: (count: number) => (count <= 1 ? `${count} commande affichée` : `${count} commandes affichées`),
    noOrders: 'Aucune commande',
    noOrdersText: 'Ce que vous commandez s’affichera ici.',
    shopNow: uiMessages.fr.shopNow,
    failedTitle: 'Vos commandes n’ont pas pu être chargées',

    order: (number: string) => `Commande ${number}`,
    payAtDoor: 'À payer à la livraison',
    orderedOn: orderedDeliveryMessages.fr.orderedOn,
    paymentStatus: 'État du paiement',
    orderStatus: 'État de la commande',
    total: wordMessages.fr.total,
    moreItems: (count: number) => (count === 1 ? 'et 1 autre article' : `et ${count} autres articles`),
    viewDetails: 'Voir les détails',
    hideDetails: 'Masquer les détails',

    items: 'Articles',
    quantity: (count: number) => `×\u00a0${count}`,
    paymentInformation: 'Paiement',
    method: 'Mode de paiement',
    simulated: (method: string) => `${method} (test, aucun argent n’a circulé)`,
    paymentId: 'Référence du paiement',
    subTotal: 'Sous-total',
    discounts: 'Remises',
    deliveryInformation: 'Livraison',
    noAddress: 'Aucune adresse disponible',
    contactPhone: 'Téléphone pour cette commande',

    actions: 'Ce que vous pouvez faire',
    track: wordMessages.fr.trackOrder,
    edit: 'Modifier la commande',
    cancel: 'Annuler la commande',
    orderAgain: 'Commander à nouveau',
    receipt: 'Télécharger le reçu',
    orderSheet: 'Télécharger le récapitulatif',
    requestReturn: 'Demander un retour',
    whyNotEdit:
      'Le colis est préparé\u00a0: l’adresse et le téléphone ne peuvent plus être modifiés ici. Appelez-nous en cas d’erreur.',
    whyNotCancel:
      'Le colis est en route et la commande ne peut plus être annulée. Vous pouvez le refuser à la livraison.',
    returnUntil: (date: string) => `Vous pouvez demander le retour de cette commande jusqu’au ${date}.`,
    returnClosed: (days: number) => `Le délai de retour de ${days} jours est passé.`,
  },
});

/** Texts of the dialogs that change an order. */
export const orderChangeMessages = defineMessages({
  en: {
    cancelQuestion: 'Are you sure you want to delete this order?',
    cancelRefund: 'What you paid will be refunded.',
    yes: wordMessages.en.yes,
    no: wordMessages.en.no,

    deliverTo: 'Deliver to',
    sameAddress: 'As ordered',
    phone: uiMessages.en.phone,
    phoneHelp: 'Where we reach you about this order.',
    save: wordMessages.en.save,

    notAllAgain: 'Not everything could be put in your cart',
    inCart: (inCart: number, quantity: number) => `${inCart} of ${quantity} in your cart`,
    viewCart: uiMessages.en.viewCart,

    reason: wordMessages.en.reason,
    chooseReason: 'Choose a reason',
    details: 'Details',
    returnWhat: 'What do you want to send back?',
    returnPiecesOf: (name: string) => `pieces of ${name} to send back`,
    outOf: (count: number) => `of ${count}`,
    choosePieces: 'Choose at least one piece.',
    returnPhotos: 'Photos',
    returnPhotosHelp: 'They show us what is wrong, so that the answer comes sooner.',
    sendReturn: 'Request the return',
  },
  fr: {
    cancelQuestion: 'Voulez-vous vraiment annuler cette commande\u202f?',
    cancelRefund: 'Ce que vous avez payé sera remboursé.',
    yes: wordMessages.fr.yes,
    no: wordMessages.fr.no,

    deliverTo: 'Livrer à',
    sameAddress: 'Adresse actuelle',
    phone: uiMessages.fr.phone,
    phoneHelp: 'Pour vous joindre au sujet de cette commande.',
    save: wordMessages.fr.save,

    notAllAgain: 'Tout n’a pas pu être remis dans votre panier',
    inCart: (inCart: number, quantity: number) => `${inCart} sur ${quantity} dans votre panier`,
    viewCart: uiMessages.fr.viewCart,

    reason: wordMessages.fr.reason,
    chooseReason: 'Choisissez un motif',
    details: 'Précisions',
    returnWhat: 'Que voulez-vous retourner\u202f?',
    returnPiecesOf: (name: string) => `${name} à retourner`,
    outOf: (count: number) => `sur ${count}`,
    choosePieces: 'Choisissez au moins un article.',
    returnPhotos: 'Vos photos',
    returnPhotosHelp: 'Elles nous montrent le problème\u00a0: la réponse vient plus vite.',
    sendReturn: 'Demander le retour',
  },
});

/** Why a line of an earlier order is not in the cart as it was, by the code in the answer. */
export const cartShortageMessages = defineMessages({
  en: {
    gone: 'no longer in the shop',
    sold_out: 'sold out',
    stock_short: 'only so many are left',
    cart_full: 'your cart is full',
  },
  fr: {
    gone: 'n’est plus en vente',
    sold_out: 'épuisé',
    stock_short: 'il n’en reste pas davantage',
    cart_full: 'votre panier est plein',
  },
});

/** Why a shopper sends something back, by the reason's code. */
export const returnReasonMessages = defineMessages({
  en: {
    damaged: 'Damaged on arrival',
    wrong_product: 'Not the product I ordered',
    not_as_described: 'Not as described',
    changed_mind: 'I changed my mind',
    other: 'Other',
  },
  fr: {
    damaged: 'Arrivé abîmé',
    wrong_product: 'Ce n’est pas le produit commandé',
    not_as_described: 'Différent de la description',
    changed_mind: 'J’ai changé d’avis',
    other: 'Autre',
  },
});

/** What the shop requires, by the reason: goods that came broken may be opened. */
export const returnTermMessages = defineMessages({
  en: {
    damaged: 'We put it right, opened or not. Keep the packaging, and add a photo if you can.',
    wrong_product: 'We put it right, opened or not. A photo of what you received helps.',
    not_as_described: 'We put it right, opened or not. Tell us below what is different.',
    changed_mind: 'It must be unused and unopened.',
    other: 'Tell us below what is wrong.',
  },
  fr: {
    damaged:
      'Nous réparons l’erreur, même si c’est ouvert. Gardez l’emballage et joignez une photo si possible.',
    wrong_product: 'Nous réparons l’erreur, même si c’est ouvert. Une photo de l’article reçu nous aide.',
    not_as_described: 'Nous réparons l’erreur, même si c’est ouvert. Dites-nous ci-dessous ce qui diffère.',
    changed_mind: 'L’article doit être neuf et non ouvert.',
    other: 'Dites-nous ci-dessous ce qui ne va pas.',
  },
});

/** How far a return is, by the state's code. */
export const returnStateMessages = defineMessages({
  en: {
    requested: 'Return requested: we will answer here.',
    accepted: 'Return accepted',
    refused: 'Return refused',
    back: 'Your return has reached us.',
  },
  fr: {
    requested: 'Retour demandé\u00a0: nous répondrons ici.',
    accepted: 'Retour accepté',
    refused: 'Retour refusé',
    back: 'Votre retour nous est parvenu.',
  },
});

/** Marks every payment that moved no money, also in lists. */
export const simulatedPaymentMessages = defineMessages({
  en: { mark: 'test, no money' },
  fr: { mark: 'test, sans argent' },
});
