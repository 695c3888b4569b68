import { defineMessages } from '#shared/messages/define-messages.ts';
import { orderWordMessages } from '#shared/messages/order-word-messages.ts';
import { paymentMethodMessages } from './order-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** The success that /success reports, by its code: 'Order' for cash on delivery, else a payment (spec §2). */
export const succeededMessages = defineMessages({
  en: { Payment: 'Payment', Order: 'Order' },
  fr: { Payment: 'Paiement reçu, merci\u202f!', Order: 'Commande passée avec succès' },
});

export type Succeeded = keyof (typeof succeededMessages)['en'];

/** Texts of checkout and of the two pages it may end on. */
export const checkoutMessages = defineMessages({
  en: {
    title: 'Checkout',
    loading: 'Your order is loading',
    needsJavaScript: 'Ordering needs JavaScript, which is switched off. You can also order by phone.',
    guestHint: 'Have an account? Log in to use the addresses you saved.',
    logIn: shellMessages.en.login,

    deliveryAddress: 'Delivery address',
    addAddressFirst: 'Please add an address before proceeding with your order.',
    selectAddress: 'Select your address before placing your order.',

    method: 'How you pay',
    cashText: 'In cash to the rider, once it is in your hands.',
    card: paymentMethodMessages.en.card,
    cardText: 'Visa or Mastercard, on the secure page of our payment provider.',
    mobileMoneyText: 'You confirm with your PIN on your phone.',

    deliveryNote: 'Note to the rider',
    deliveryNoteHelp: 'Such as “Call at the blue gate”.',

    yourOrder: 'Your order',
    changeCart: 'Edit the cart',
    soldOut: 'Something in your cart is sold out. Remove it to order.',
    totalIsNow: 'The total has changed. Look at it once more before you order:',
    seeRequest: 'See that order and its payment',
    onlinePayment: 'Online Payment',
    cashOnDelivery: paymentMethodMessages.en.cash_on_delivery,
    processing: uiMessages.en.processing,
    loadingToast: uiMessages.en.loading,
    terms: 'Free delivery. Returns within 14 days, unused and unopened.',
    termsOfReturns: 'Returns within 14 days, unused and unopened.',
    termsLink: shellMessages.en.terms,

    succeeded: (what: string) => `${what} Successfully`,
    orderNumber: orderWordMessages.en.orderNumber,
    thanks: 'Thank you!',
    orderedText: 'Thank you! We call you before we deliver. You pay when it is in your hands.',
    paidText: 'Thank you for shopping with us.',
    seeOrders: wordMessages.en.seeMyOrders,
    cancelled: 'Order Cancel',
    paymentLeft: 'Order Cancel',
    cancelledText: 'Nothing was charged. Your cart is as you left it.',
    goToHome: 'Go To Home',
    backToCart: wordMessages.en.backToCart,
  },
  fr: {
    title: 'Finaliser ma commande',
    loading: 'Votre commande se charge',
    needsJavaScript:
      'Commander demande JavaScript, qui est désactivé. Vous pouvez aussi commander par téléphone.',
    guestHint: 'Vous avez un compte\u202f? Connectez-vous pour retrouver vos adresses.',
    logIn: shellMessages.fr.login,

    deliveryAddress: 'Adresse de livraison',
    addAddressFirst: 'Ajoutez une adresse avant de passer votre commande.',
    selectAddress: 'Choisissez votre adresse avant de passer commande.',

    method: 'Mode de paiement',
    cashText: 'En espèces au livreur, une fois la commande en main.',
    card: paymentMethodMessages.fr.card,
    cardText: 'Visa ou Mastercard, sur la page sécurisée de notre prestataire de paiement.',
    mobileMoneyText: 'Vous confirmez avec votre code secret sur votre téléphone.',

    deliveryNote: 'Un mot pour le livreur',
    deliveryNoteHelp: 'Par exemple «\u202fAppelez au portail bleu\u202f».',

    yourOrder: 'Votre commande',
    changeCart: 'Modifier le panier',
    soldOut: 'Un article de votre panier est épuisé. Retirez-le pour commander.',
    totalIsNow: 'Le total a changé. Vérifiez-le avant de commander\u00a0:',
    seeRequest: 'Voir cette commande et son paiement',
    onlinePayment: 'Paiement en ligne',
    cashOnDelivery: paymentMethodMessages.fr.cash_on_delivery,
    processing: uiMessages.fr.processing,
    loadingToast: uiMessages.fr.loading,
    terms: 'Livraison gratuite. Retour sous 14 jours, article non utilisé et non ouvert.',
    termsOfReturns: 'Retour sous 14 jours, article non utilisé et non ouvert.',
    termsLink: shellMessages.fr.terms,

    succeeded: (what: string) => what,
    orderNumber: orderWordMessages.fr.orderNumber,
    thanks: 'Merci\u202f!',
    orderedText: 'Merci\u202f! Nous vous appelons avant de livrer. Vous payez à la réception.',
    paidText: 'Merci pour votre achat.',
    seeOrders: wordMessages.fr.seeMyOrders,
    cancelled: 'Commande annulée',
    paymentLeft: 'Commande non finalisée',
    cancelledText: 'Rien n’a été débité. Votre panier est resté tel quel.',
    goToHome: 'Retour à l’accueil',
    backToCart: wordMessages.fr.backToCart,
  },
});
