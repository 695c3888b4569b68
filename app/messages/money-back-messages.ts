import { defineMessages } from '#shared/messages/define-messages.ts';
import { bankMoneyMessages, paymentStatusMessages } from '#shared/messages/order-state-messages.ts';

/** What a shopper reads of money that goes back to her, in My Orders, by the tracking link and where she paid. */
export const moneyBackMessages = defineMessages({
  en: {
    title: 'Refund',
    underWay: 'Under way',
    done: (day: string) => `Done on ${day}`,
    /** Where the bank alone took money. */
    contested: 'Contested payment',
    takenBack: (day: string) => `Taken back by the bank on ${day}`,
    /** Beside the amount in the list. */
    shortUnderWay: 'Refund under way',
    shortDone: paymentStatusMessages.en.Refunded,
    shortTakenBack: bankMoneyMessages.en.takenBack,
  },
  fr: {
    title: 'Remboursement',
    underWay: 'En cours',
    done: (day: string) => `Fait le ${day}`,
    contested: 'Paiement contesté',
    takenBack: (day: string) => `Repris par la banque le ${day}`,
    shortUnderWay: 'Remboursement en cours',
    shortDone: paymentStatusMessages.fr.Refunded,
    shortTakenBack: bankMoneyMessages.fr.takenBack,
  },
});

/** Why money goes back, by the reason's code. */
export const moneyBackReasonMessages = defineMessages({
  en: {
    cancelled: 'The order was cancelled.',
    refused: 'The parcel was not accepted.',
    returned: 'The parcel came back to the shop.',
    pieces_missing: 'Products were taken out of the order.',
    pieces_left: 'Products were not accepted at the delivery.',
    pieces_back: 'Products came back to the shop.',
    costs_less: 'The order was changed and costs less.',
    paid_twice: 'The order was paid twice.',
    paid_too_late: 'The payment came when the order was over.',
    wrong_amount: 'Another amount came than the order costs.',
    by_shop: 'The shop decided to give this money back.',
    bank: 'The cardholder contested the payment, and the bank took it back from the shop.',
  },
  fr: {
    cancelled: 'La commande a été annulée.',
    refused: 'Le colis n’a pas été accepté.',
    returned: 'Le colis est revenu à la boutique.',
    pieces_missing: 'Des articles ont été retirés de la commande.',
    pieces_left: 'Des articles n’ont pas été acceptés à la livraison.',
    pieces_back: 'Des articles sont revenus à la boutique.',
    costs_less: 'La commande a été modifiée et coûte moins.',
    paid_twice: 'La commande a été payée deux fois.',
    paid_too_late: 'Le paiement est arrivé trop tard, la commande était déjà terminée.',
    wrong_amount: 'Le montant reçu n’est pas celui de la commande.',
    by_shop: 'La boutique a décidé de rendre cet argent.',
    bank: 'Le paiement a été contesté et la banque l’a repris à la boutique.',
  },
});

/** How money goes back, by the way's code. */
export const wayOfMoneyBackMessages = defineMessages({
  en: {
    cash: 'The refund is in cash, from the shop or its rider.',
    card: 'The refund goes to the card that paid; a bank may take some days to show it.',
    wallet: 'The refund goes by Mobile Money to the number that paid.',
    elsewhere: 'The shop agrees with you on the way of the refund.',
  },
  fr: {
    cash: 'Le remboursement se fait en espèces, par la boutique ou son livreur.',
    card: 'Le remboursement va sur la carte qui a payé\u202f; la banque peut mettre quelques jours à l’afficher.',
    wallet: 'Le remboursement se fait par Mobile Money, sur le numéro qui a payé.',
    elsewhere: 'Le moyen du remboursement se décide avec vous.',
  },
});
