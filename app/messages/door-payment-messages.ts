import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the page that the link of a parcel opens. */
export const doorPaymentMessages = defineMessages({
  en: {
    title: 'Pay for your parcel',
    due: 'To pay now',
    waits: 'The parcel is not on its way yet. You can pay here once it is brought to you.',
    paid: 'This order is paid. There is nothing left to pay.',
    handOver: 'The rider sees it too.',
    pay: (amount: string) => `Pay ${amount}`,
    ahead: 'We send your parcel once this is paid.',
    cashToo: 'You may also pay the rider in cash.',
    noMethods: 'Online payment is closed at the moment. Pay the rider in cash.',
    noMethodsAhead: 'Online payment is closed at the moment. Try again later or call the shop.',
    lost: 'No connection. We look again; nothing is charged twice.',
  },
  fr: {
    title: 'Payer votre colis',
    due: 'À payer maintenant',
    waits: 'Le colis n’est pas encore en route. Vous pourrez payer ici à sa livraison.',
    paid: 'Cette commande est payée. Il ne reste rien à payer.',
    handOver: 'Le livreur le voit aussi.',
    pay: (amount: string) => `Payer ${amount}`,
    ahead: 'Nous envoyons votre colis dès que c’est payé.',
    cashToo: 'Vous pouvez aussi payer le livreur en espèces.',
    noMethods: 'Le paiement en ligne n’est pas disponible en ce moment. Payez le livreur en espèces.',
    noMethodsAhead:
      'Le paiement en ligne n’est pas disponible en ce moment. Réessayez plus tard ou appelez la boutique.',
    lost: 'Pas de connexion. Nous regardons à nouveau\u202f; rien n’est débité deux fois.',
  },
});
