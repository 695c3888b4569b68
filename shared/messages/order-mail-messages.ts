import { billMessages } from './bill-messages.ts';
import { defineMessages } from './define-messages.ts';
import { orderWordMessages } from './order-word-messages.ts';
import { payAheadMessages } from './pay-ahead-messages.ts';

/** The texts of the mails about an order; the events are named as in `OrderNews`. */
export const orderMailMessages = defineMessages({
  en: {
    placedSubject: (order: string) => `We have your order ${order}`,
    placedNews: (order: string) =>
      `Thank you! Your order ${order} has reached us. We look it over and confirm it soon.`,
    paidSubject: (order: string) => `Your order ${order} is paid`,
    paidNews: (order: string) =>
      `Thank you! Your payment for order ${order} has come in, and we are looking after it.`,
    confirmedSubject: (order: string) => `Your order ${order} is confirmed`,
    confirmedNews: (order: string) =>
      `Your order ${order} is confirmed: everything is here, and we are getting it ready.`,
    dispatchedSubject: (order: string) => `Your order ${order} is on its way`,
    dispatchedNews: (order: string) =>
      `Your order ${order} has left the shop. The rider calls before arriving: please keep your phone on.`,
    readySubject: (order: string) => `Your order ${order} is ready to collect`,
    readyNews: (order: string) => `Your order ${order} is ready: you can collect it at the shop.`,
    deliveredSubject: (order: string) => `Your order ${order} was delivered`,
    deliveredNews: (order: string) => `Your order ${order} was handed over. We hope that you enjoy it!`,
    reviewSubject: (order: string) => `How do you like your order ${order}?`,
    reviewNews: (order: string) =>
      `You have had your order ${order} for a week. Some stars and two lines help others to choose; it takes a minute.`,
    cancelledSubject: (order: string) => `Your order ${order} is cancelled`,
    cancelledNews: (order: string) => `Your order ${order} is cancelled, and nothing will be delivered.`,
    refundedSubject: (order: string) => `The money for order ${order} was sent back`,
    refundedNews: (order: string) => `The money for your order ${order} was sent back.`,
    return_acceptedSubject: (order: string) => `Your return of order ${order} is accepted`,
    return_acceptedNews: (order: string) =>
      `We take back what you asked to return of order ${order}. Your money follows once it is with us.`,
    return_refusedSubject: (order: string) => `Your return of order ${order} is not possible`,
    return_refusedNews: (order: string) => `We are sorry: we cannot take order ${order} back.`,
    returnedSubject: (order: string) => `Your return of order ${order} has reached us`,
    returnedNews: (order: string) => `Your return of order ${order} has reached the shop.`,
    lines_changedSubject: (order: string) => `Your order ${order} has changed`,
    lines_changedNews: (order: string) =>
      `As agreed, we changed your order ${order}. Below is what it holds now.`,
    received: (amount: string) => `We received ${amount}.`,
    givenBack: (amount: string) => `We gave you back ${amount}.`,
    givenBackInCash: (amount: string) => `We gave you back ${amount} in cash.`,
    givenBackTheSameWay: (amount: string) => `We gave you back ${amount}, the way you paid.`,
    givenBackToCard: (amount: string) =>
      `We gave you back ${amount}, the way you paid. A bank may take a few days to show it.`,
    payRider: (amount: string) => `Please have ${amount} ready for the rider.`,
    payAhead: (amount: string) => `Please pay the ${amount} that are left before we send it.`,
    payHere: (amount: string) => `You pay ${amount} when you collect it.`,
    nothingToPayHere: 'It is paid already: there is nothing to pay at the shop.',
    nothingToPay: 'It is paid already: there is nothing to pay on delivery.',
    nothingTaken: 'You owe us nothing.',
    toBeDecided: (amount: string) =>
      `We received ${amount} for it, another amount than it costs. We look at it, and you hear from us.`,
    moneyFollows: 'We write to you when your money goes back.',
    simulatedPayment: 'This payment was simulated for a test: no money moved.',
    total: orderWordMessages.en.total,
    deliveredTo: (name: string, place: string) => `It goes to ${name}, ${place}.`,
    deliveryFree: 'Delivery is free.',
    pickUp: billMessages.en.pickUp,
    returnsHint:
      'Something is not right? You can ask to return it within 14 days, from My Orders in your account.',
    trackOrder: orderWordMessages.en.trackOrder,
    payRest: payAheadMessages.en.payRest,
    writeReview: 'Say what you think',
  },
  fr: {
    placedSubject: (order: string) => `Nous avons bien reçu votre commande ${order}`,
    placedNews: (order: string) =>
      `Merci\u202f! Votre commande ${order} nous est bien parvenue. Nous la vérifions et la confirmons bientôt.`,
    paidSubject: (order: string) => `Votre commande ${order} est payée`,
    paidNews: (order: string) =>
      `Merci\u202f! Votre paiement de la commande ${order} est arrivé, et nous nous en occupons.`,
    confirmedSubject: (order: string) => `Votre commande ${order} est confirmée`,
    confirmedNews: (order: string) =>
      `Votre commande ${order} est confirmée\u00a0: tout est là, et nous la préparons.`,
    dispatchedSubject: (order: string) => `Votre commande ${order} est en route`,
    dispatchedNews: (order: string) =>
      `Votre commande ${order} a quitté la boutique. Le livreur appelle avant d’arriver\u00a0: gardez votre téléphone allumé.`,
    readySubject: (order: string) => `Votre commande ${order} est prête à retirer`,
    readyNews: (order: string) =>
      `Votre commande ${order} est prête\u00a0: vous pouvez la retirer en boutique.`,
    deliveredSubject: (order: string) => `Votre commande ${order} a été livrée`,
    deliveredNews: (order: string) =>
      `Votre commande ${order} vous a été remise. Nous espérons qu’elle vous plaira\u202f!`,
    reviewSubject: (order: string) => `Que pensez-vous de votre commande ${order}\u202f?`,
    reviewNews: (order: string) =>
      `Vous avez reçu votre commande ${order} il y a une semaine. Quelques étoiles et deux lignes aident les autres à choisir\u00a0: une minute suffit.`,
    cancelledSubject: (order: string) => `Votre commande ${order} est annulée`,
    cancelledNews: (order: string) => `Votre commande ${order} est annulée\u00a0: rien ne sera livré.`,
    refundedSubject: (order: string) => `Le remboursement de la commande ${order} est parti`,
    refundedNews: (order: string) => `Le remboursement de votre commande ${order} est parti.`,
    return_acceptedSubject: (order: string) => `Le retour de votre commande ${order} est accepté`,
    return_acceptedNews: (order: string) =>
      `Nous reprenons ce que vous souhaitez retourner de la commande ${order}. Votre argent suivra dès que nous l’aurons reçu.`,
    return_refusedSubject: (order: string) => `Le retour de votre commande ${order} n’est pas possible`,
    return_refusedNews: (order: string) =>
      `Nous sommes désolés\u00a0: nous ne pouvons pas reprendre la commande ${order}.`,
    returnedSubject: (order: string) => `Votre retour de la commande ${order} est arrivé`,
    returnedNews: (order: string) => `Votre retour de la commande ${order} est bien arrivé à la boutique.`,
    lines_changedSubject: (order: string) => `Votre commande ${order} a changé`,
    lines_changedNews: (order: string) =>
      `Comme convenu, nous avons modifié votre commande ${order}. Voici ce qu’elle contient maintenant.`,
    received: (amount: string) => `Nous avons reçu ${amount}.`,
    givenBack: (amount: string) => `Nous vous avons rendu ${amount}.`,
    givenBackInCash: (amount: string) => `Nous vous avons rendu ${amount} en espèces.`,
    givenBackTheSameWay: (amount: string) =>
      `Nous vous avons rendu ${amount}, par le moyen que vous avez utilisé.`,
    givenBackToCard: (amount: string) =>
      `Nous vous avons rendu ${amount}, par le moyen que vous avez utilisé. Une banque peut mettre quelques jours à l’afficher.`,
    payRider: (amount: string) => `Merci de préparer ${amount} pour le livreur.`,
    payAhead: (amount: string) => `Merci de payer les ${amount} qui restent avant l’envoi de la commande.`,
    payHere: (amount: string) => `Vous réglez ${amount} en la retirant.`,
    nothingToPayHere: 'Elle est déjà payée\u00a0: il n’y a rien à régler en boutique.',
    nothingToPay: 'Elle est déjà payée\u00a0: il n’y a rien à payer à la livraison.',
    nothingTaken: 'Vous ne nous devez rien.',
    toBeDecided: (amount: string) =>
      `Nous avons reçu ${amount} pour elle, une autre somme que son prix. Nous regardons, et nous vous prévenons.`,
    moneyFollows: 'Nous vous prévenons dès que votre argent part.',
    simulatedPayment: 'Ce paiement a été simulé pour un essai\u00a0: aucun argent n’a circulé.',
    total: orderWordMessages.fr.total,
    deliveredTo: (name: string, place: string) => `Livraison chez ${name}, ${place}.`,
    deliveryFree: 'La livraison est gratuite.',
    pickUp: billMessages.fr.pickUp,
    returnsHint:
      'Quelque chose ne va pas\u202f? Vous pouvez demander un retour sous 14 jours dans votre compte, sous Mes commandes.',
    trackOrder: orderWordMessages.fr.trackOrder,
    payRest: payAheadMessages.fr.payRest,
    writeReview: 'Donner mon avis',
  },
});
