import { defineMessages } from '#shared/messages/define-messages.ts';
import { paymentMethodMessages } from './order-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

const serviceSilent = defineMessages({
  en: { text: 'The payment service did not answer. Nothing was charged.' },
  fr: { text: 'Le service de paiement n’a pas répondu. Rien n’a été débité.' },
});

/** Why an attempt brought no money, by its code. */
export const paymentReasonMessages = defineMessages({
  en: {
    declined: 'Your card was declined. Nothing was charged.',
    insufficient_funds: 'There was not enough money in the account. Nothing was charged.',
    not_approved_in_time: 'The payment was not confirmed in time. Nothing was charged.',
    rejected_by_payer: 'The payment was refused on the phone. Nothing was charged.',
    payer_unknown: 'This number has no account there. Check the number, or choose another way to pay.',
    limit_reached: 'The limit of the account is reached. Choose another way to pay.',
    provider_unavailable: serviceSilent.en.text,
    misconfigured: serviceSilent.en.text,
    expired: 'The time for this payment is over. Nothing was charged.',
    untraceable:
      'We do not know whether this payment was made. Look whether money left the account before you pay again, and call us.',
    mismatch:
      'Another amount came than the order costs. Please do not pay again: we accept it or give it back, and you hear from us.',
    cancelled: 'You left the payment before it was made. Nothing was charged.',
    other: 'The payment did not go through. Nothing was charged.',
  },
  fr: {
    declined: 'Votre carte a été refusée. Rien n’a été débité.',
    insufficient_funds: 'Le solde du compte ne suffisait pas. Rien n’a été débité.',
    not_approved_in_time: 'Le paiement n’a pas été confirmé à temps. Rien n’a été débité.',
    rejected_by_payer: 'Le paiement a été refusé sur le téléphone. Rien n’a été débité.',
    payer_unknown:
      'Ce numéro n’a pas de compte dans ce service. Vérifiez le numéro ou choisissez un autre moyen de paiement.',
    limit_reached: 'Le plafond du compte est atteint. Choisissez un autre moyen de paiement.',
    provider_unavailable: serviceSilent.fr.text,
    misconfigured: serviceSilent.fr.text,
    expired: 'Le temps prévu pour ce paiement est écoulé. Rien n’a été débité.',
    untraceable:
      'Nous ne savons pas si ce paiement a été fait. Regardez si le compte a été débité avant de payer à nouveau, et appelez-nous.',
    mismatch:
      'Un autre montant que celui de la commande est arrivé. Ne payez pas une seconde fois\u00a0: nous l’acceptons ou le remboursons, et nous vous prévenons.',
    cancelled: 'Vous avez quitté le paiement avant de le faire. Rien n’a été débité.',
    other: 'Le paiement n’est pas passé. Rien n’a été débité.',
  },
});

export type PaymentReason = keyof (typeof paymentReasonMessages)['en'];

/** Texts of a payment in progress, wherever it is shown: its own page, /success and /cancel. */
export const paymentMessages = defineMessages({
  en: {
    title: 'Payment',
    loading: 'We are asking about your payment',
    needsJavaScript: 'This page needs JavaScript to show the state of your payment. You can also call us.',

    confirmOnPhone: 'Confirm on your phone',
    promptSent: (wallet: string) => `${wallet} asks you there to confirm the payment with your PIN.`,
    noPrompt: (code: string) => `Nothing on the screen? Dial ${code} and choose the payment that waits.`,
    neverAskPin: 'We never ask for your PIN, and no one from the shop will.',
    waitingTitle: 'Your payment is not confirmed yet',
    waitingText:
      'As soon as the payment service tells us, this page says so. You may also close it: the order stays.',
    askingTitle: 'We are asking the payment service',
    askingText: 'It did not answer clearly. We ask again until we know, and nothing is charged twice.',
    notPaidTitle: 'Your order is not paid yet',
    keptFor: 'We keep your order for you for another',
    promptEnds: 'Time to confirm:',
    minutesAndSeconds: (minutes: number, seconds: string) => `${minutes} min ${seconds} sec`,
    keptNoLonger: 'The time to pay is over. We are ending this order.',

    order: wordMessages.en.order,
    amount: wordMessages.en.amount,
    phone: uiMessages.en.phone,
    method: 'Method',
    simulatedText: 'Demonstration: nothing is charged.',
    openSimulatedPhone: 'Open the simulated phone',
    continuePayment: 'Go on to the payment page',

    otherWays: 'Pay another way',
    changeNumber: 'Change the number or the way to pay',
    payWith: 'Pay with',
    payNow: 'Try again',
    payCash: paymentMethodMessages.en.cash_on_delivery,
    processing: uiMessages.en.processing,
    walletPhone: 'Phone number of the account',
    walletPhoneHelp: 'The request to confirm goes to this phone.',
    looksLike: (wallet: string) => `This looks like a number with ${wallet}.`,
    test: 'Demo',
    closed: 'Online payment is closed at the moment. Choose cash on delivery.',

    endedTitle: 'This order has ended',
    endedText: 'It was not paid, and its products are for sale again. Your cart still has them.',
    backToCart: wordMessages.en.backToCart,
    seeOrders: wordMessages.en.seeMyOrders,

    logInTitle: 'Log in to see your payment',
    logInText: 'The state of a payment is shown to the person who ordered.',
    logIn: shellMessages.en.login,
    refusedTitle: 'This order was not found',
    refusedText: 'Look in My Orders, or log in with the account you ordered with.',
    lost: 'No connection. We try again; your order and your payment are safe.',
    lookNow: 'Look now',
    wrongAddress: 'This payment page is not one we know, so we do not open it. Please call us.',
  },
  fr: {
    title: 'Paiement',
    loading: 'Nous vérifions l’état de votre paiement',
    needsJavaScript:
      'Cette page a besoin de JavaScript pour montrer l’état de votre paiement. Vous pouvez aussi nous appeler.',

    confirmOnPhone: 'Confirmez sur votre téléphone',
    promptSent: (wallet: string) =>
      `${wallet} vous y demande de confirmer le paiement avec votre code secret.`,
    noPrompt: (code: string) =>
      `Rien à l’écran\u202f? Composez le ${code} et choisissez le paiement en attente.`,
    neverAskPin: 'Nous ne vous demandons jamais votre code secret, et personne de la boutique ne le fera.',
    waitingTitle: 'Votre paiement n’est pas encore confirmé',
    waitingText:
      'Dès que le service de paiement nous répond, cette page vous le dit. Vous pouvez aussi la fermer\u00a0: la commande reste.',
    askingTitle: 'Nous interrogeons le service de paiement',
    askingText:
      'Il n’a pas répondu clairement. Nous continuons de l’interroger, et rien n’est débité deux fois.',
    notPaidTitle: 'Votre commande n’est pas encore payée',
    keptFor: 'Nous vous gardons votre commande encore',
    promptEnds: 'Temps pour confirmer\u00a0:',
    minutesAndSeconds: (minutes: number, seconds: string) => `${minutes} min ${seconds} s`,
    keptNoLonger: 'Le temps pour payer est écoulé. Nous mettons fin à cette commande.',

    order: wordMessages.fr.order,
    amount: wordMessages.fr.amount,
    phone: uiMessages.fr.phone,
    method: 'Paiement',
    simulatedText: 'Mode démonstration\u00a0: aucun débit réel.',
    openSimulatedPhone: 'Ouvrir le téléphone simulé',
    continuePayment: 'Aller à la page de paiement',

    otherWays: 'Payer autrement',
    changeNumber: 'Changer le numéro ou le moyen de paiement',
    payWith: 'Payer avec',
    payNow: 'Réessayer',
    payCash: paymentMethodMessages.fr.cash_on_delivery,
    processing: uiMessages.fr.processing,
    walletPhone: 'Numéro de téléphone du compte',
    walletPhoneHelp: 'La demande de confirmation arrive sur ce téléphone.',
    looksLike: (wallet: string) => `Ce numéro semble être chez ${wallet}.`,
    test: 'Démo',
    closed: 'Le paiement en ligne n’est pas disponible en ce moment. Choisissez le paiement à la livraison.',

    endedTitle: 'Cette commande est terminée',
    endedText:
      'Elle n’a pas été payée, et ses articles sont de nouveau en vente. Votre panier les contient toujours.',
    backToCart: wordMessages.fr.backToCart,
    seeOrders: wordMessages.fr.seeMyOrders,

    logInTitle: 'Connectez-vous pour voir votre paiement',
    logInText: 'L’état d’un paiement ne se montre qu’à la personne qui a commandé.',
    logIn: shellMessages.fr.login,
    refusedTitle: 'Cette commande est introuvable',
    refusedText: 'Regardez dans Mes commandes, ou connectez-vous avec le compte qui a commandé.',
    lost: 'Pas de connexion. Nous réessayons\u202f; votre commande et votre paiement sont en sécurité.',
    lookNow: 'Vérifier maintenant',
    wrongAddress: 'Nous ne connaissons pas cette page de paiement, nous ne l’ouvrons donc pas. Appelez-nous.',
  },
});
