import { defineMessages } from '#shared/messages/define-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the cart: drawer, page and the bar on phones. */
export const cartMessages = defineMessages({
  en: {
    title: 'Cart',
    pageDescription: 'Your cart: check the items and the total, then order with free delivery.',
    pageDescriptionOffered: (offer: string) =>
      `Your cart: check the items and the total, then order. All over Cameroon, ${offer}.`,
    close: 'Close the cart',
    totalSavings: 'Your total savings',
    unitPrice: 'Price of one',
    insteadOf: uiMessages.en.insteadOf,
    remove: 'Remove',
    undo: 'Undo',
    goesWith: 'Goes with your cart',
    removeProduct: (name: string) => `Remove ${name} from the cart`,
    soldOut: 'Sold out: remove it to continue',
    billDetails: 'Bill details',
    itemsTotal: 'Items total',
    quantityTotal: 'Quantity total',
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    deliveryCharge: 'Delivery Charge',
    free: 'Free',
    grandTotal: 'Grand total',
    proceed: 'Proceed',
    orderOnWhatsApp: uiMessages.en.orderOnWhatsApp,
    whatsAppOrder: (lines: string, total: string) =>
      `Hello, I would like to order:\n${lines}\nTotal: ${total}`,
    emptyTitle: 'Your cart is empty',
    emptyText: 'Lipstick, cream, perfume: find what makes you shine.',
    shopNow: uiMessages.en.shopNow,
    loading: 'Your cart is loading',
    failedTitle: 'Your cart could not be checked',
    failedText: 'What you see may be out of date. Check your connection and try again.',
    lastKnown:
      'You see it as last known. Prices and stock are checked again as soon as the network is back, and always before you order.',
    viewCart: uiMessages.en.viewCart,
    priceUp: 'The price has gone up:',
    priceDown: 'The price has come down:',
    priceNow: 'now',
    capped: (left: number) =>
      left === 1
        ? 'Only 1 is left: your quantity is now 1.'
        : `Only ${left} are left: your quantity is now ${left}.`,
    onlySomeLeft: (left: number, wanted: number) =>
      left === 1
        ? `Only 1 is left, and you want ${wanted}.`
        : `Only ${left} are left, and you want ${wanted}.`,
    takeOnly: (left: number) => `Take ${left}`,
    productLimit: (most: number, phone: string) =>
      `At most ${most} of one product can be ordered online. For more, call ${phone}.`,
    orderLimit: (most: number, phone: string) =>
      `At most ${most} ${most === 1 ? 'piece' : 'pieces'} can be ordered online at once. For more, call ${phone}.`,
    gone: (name: string) => `${name} is no longer available and has left your cart.`,
    dismiss: (name: string) => `Hide what changed for ${name}`,
  },
  fr: {
    title: 'Panier',
    pageDescription:
      'Votre panier\u00a0: vérifiez les articles et le total, puis commandez avec la livraison gratuite.',
    pageDescriptionOffered: (offer: string) =>
      `Votre panier\u00a0: vérifiez les articles et le total, puis commandez. Partout au Cameroun, ${offer}.`,
    close: 'Fermer le panier',
    totalSavings: 'Vous économisez au total',
    unitPrice: 'Prix à l’unité',
    insteadOf: uiMessages.fr.insteadOf,
    remove: 'Retirer',
    undo: 'Annuler',
    goesWith: 'Va bien avec votre panier',
    removeProduct: (name: string) => `Retirer ${name} du panier`,
    soldOut: 'Épuisé\u00a0: retirez-le pour continuer',
    billDetails: 'Récapitulatif',
    itemsTotal: 'Sous-total',
    quantityTotal: 'Quantité totale',
    items: (count: number) => (count <= 1 ? `${count} article` : `${count} articles`),
    deliveryCharge: 'Livraison',
    free: 'Offerte',
    grandTotal: 'Total à payer',
    proceed: 'Commander',
    orderOnWhatsApp: uiMessages.fr.orderOnWhatsApp,
    whatsAppOrder: (lines: string, total: string) =>
      `Bonjour, je voudrais commander\u00a0:\n${lines}\nTotal\u00a0: ${total}`,
    emptyTitle: 'Votre panier est vide',
    emptyText: 'Rouge à lèvres, crème, parfum\u00a0: trouvez ce qui vous fait rayonner.',
    shopNow: uiMessages.fr.shopNow,
    loading: 'Votre panier se charge',
    failedTitle: 'Votre panier n’a pas pu être vérifié',
    failedText: 'Ce que vous voyez n’est peut-être plus à jour. Vérifiez votre connexion et réessayez.',
    lastKnown:
      'Le voici tel qu’il était la dernière fois. Prix et stock seront vérifiés dès le retour du réseau, et toujours avant la commande.',
    viewCart: uiMessages.fr.viewCart,
    priceUp: 'Le prix a augmenté\u00a0:',
    priceDown: 'Le prix a baissé\u00a0:',
    priceNow: 'maintenant',
    capped: (left: number) =>
      left === 1
        ? 'Il n’en reste qu’un\u00a0: votre quantité est passée à 1.'
        : `Il n’en reste que ${left}\u00a0: votre quantité est passée à ${left}.`,
    onlySomeLeft: (left: number, wanted: number) =>
      left === 1
        ? `Il n’en reste qu’un, et vous en voulez ${wanted}.`
        : `Il n’en reste que ${left}, et vous en voulez ${wanted}.`,
    takeOnly: (left: number) => `En prendre ${left}`,
    productLimit: (most: number, phone: string) =>
      `On peut commander en ligne ${most} du même produit au plus. Pour davantage, appelez le ${phone}.`,
    orderLimit: (most: number, phone: string) =>
      `On peut commander en ligne ${most} ${most < 2 ? 'pièce' : 'pièces'} au plus en une fois. Pour davantage, appelez le ${phone}.`,
    gone: (name: string) => `${name} n’est plus disponible et a été retiré de votre panier.`,
    dismiss: (name: string) => `Masquer ce qui a changé pour ${name}`,
  },
});
