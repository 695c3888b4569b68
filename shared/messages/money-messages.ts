import type { MoneyPlace } from '../money-movements.ts';
import { walletNames } from '../payment-methods.ts';
import { billMessages } from './bill-messages.ts';
import { defineMessages } from './define-messages.ts';
import { officeWordMessages } from './office-word-messages.ts';
import { bankMoneyMessages } from './order-state-messages.ts';
import { orderWordMessages } from './order-word-messages.ts';

/** Names of the places money came to or left, by code. */
export const moneyPlaceMessages = defineMessages({
  en: {
    cash: 'Cash',
    sandbox: 'Test payments',
    stripe: 'Card (Stripe)',
    mtn_momo: walletNames.mtn_momo,
    orange_web: `${walletNames.orange_money} (web page)`,
    orange_push: `${walletNames.orange_money} (phone)`,
    elsewhere: 'Outside the till',
  } satisfies Record<MoneyPlace, string>,
  fr: {
    cash: 'Espèces',
    sandbox: 'Paiements d’essai',
    stripe: 'Carte (Stripe)',
    mtn_momo: walletNames.mtn_momo,
    orange_web: `${walletNames.orange_money} (page web)`,
    orange_push: `${walletNames.orange_money} (téléphone)`,
    elsewhere: 'Hors caisse',
  },
});

/** Names of the kinds of lines, by code. */
export const moneyKindMessages = defineMessages({
  en: {
    in: officeWordMessages.en.cameIn,
    out: officeWordMessages.en.givenBack,
    waived: officeWordMessages.en.writtenOff,
    moved: officeWordMessages.en.handedOver,
    paid_in: 'Put into the till',
    fee: 'Provider’s fees',
    paid_out: 'Paid out of the till',
    banked: 'To the bank',
    difference: 'Difference when counted',
    owed: 'Still to give back',
  },
  fr: {
    in: officeWordMessages.fr.cameIn,
    out: officeWordMessages.fr.givenBack,
    waived: officeWordMessages.fr.writtenOff,
    moved: officeWordMessages.fr.handedOver,
    paid_in: 'Mis dans la caisse',
    fee: 'Frais du prestataire',
    paid_out: 'Sorti de la caisse',
    banked: 'Déposé à la banque',
    difference: 'Écart au comptage',
    owed: 'Encore à rembourser',
  },
});

/** Names of the accountant's tables, by code. */
export const moneyTableNames = defineMessages({
  en: { orders: 'Orders', payments: 'Payments', refunds: 'Refunds', cash: 'Cash entries' },
  fr: { orders: 'Commandes', payments: 'Paiements', refunds: 'Remboursements', cash: 'Mouvements d’espèces' },
});

/** The titles of their columns, and the words in their cells. */
export const moneyTableMessages = defineMessages({
  en: {
    orderNumber: orderWordMessages.en.orderNumber,
    day: 'Day',
    time: 'Time',
    customer: 'Customer’s name',
    city: 'Delivered to',
    orderStatus: 'State of the order',
    paymentMethod: 'Payment method',
    paymentStatus: 'State of the payment',
    beforeDiscount: 'Before discount (FCFA)',
    productDiscounts: 'Product discounts (FCFA)',
    reduction: `${billMessages.en.reduction} (FCFA)`,
    deliveryFee: `${billMessages.en.delivery} (FCFA)`,
    total: 'Order total (FCFA)',
    came: `${moneyKindMessages.en.in} (FCFA)`,
    givenBack: `${moneyKindMessages.en.out} (FCFA)`,
    takenBack: `${bankMoneyMessages.en.takenBack} (FCFA)`,
    waived: 'Written off (FCFA)',
    sale: 'Sale (FCFA)',
    moved: `${officeWordMessages.en.handedOver} (FCFA)`,
    paidIn: `${moneyKindMessages.en.paid_in} (FCFA)`,
    paidOut: `${moneyKindMessages.en.paid_out} (FCFA)`,
    banked: `${moneyKindMessages.en.banked} (FCFA)`,
    difference: `${moneyKindMessages.en.difference} (FCFA)`,
    fee: 'Provider’s fees (FCFA)',
    owed: 'Still to give back (FCFA)',
    place: 'Through',
    kind: 'Movement',
    reference: 'Number at the provider',
    simulated: 'Test payment',
    rider: 'Carried by',
    note: 'Remark',
    actor: 'Entered by',
    yes: officeWordMessages.en.yes,
    no: officeWordMessages.en.no,
  },
  fr: {
    orderNumber: orderWordMessages.fr.orderNumber,
    day: 'Date',
    time: 'Heure',
    customer: 'Nom du client',
    city: 'Ville de livraison',
    orderStatus: 'État de la commande',
    paymentMethod: 'Moyen de paiement',
    paymentStatus: 'État du paiement',
    beforeDiscount: 'Avant remise (FCFA)',
    productDiscounts: 'Remises des articles (FCFA)',
    reduction: `${billMessages.fr.reduction} (FCFA)`,
    deliveryFee: `${billMessages.fr.delivery} (FCFA)`,
    total: 'Total de la commande (FCFA)',
    came: 'Encaissé (FCFA)',
    givenBack: 'Remboursé (FCFA)',
    takenBack: `${bankMoneyMessages.fr.takenBack} (FCFA)`,
    waived: 'Abandonné (FCFA)',
    sale: 'Vente (FCFA)',
    moved: `${officeWordMessages.fr.handedOver} (FCFA)`,
    paidIn: `${moneyKindMessages.fr.paid_in} (FCFA)`,
    paidOut: `${moneyKindMessages.fr.paid_out} (FCFA)`,
    banked: `${moneyKindMessages.fr.banked} (FCFA)`,
    difference: `${moneyKindMessages.fr.difference} (FCFA)`,
    fee: 'Frais du prestataire (FCFA)',
    owed: 'Encore à rembourser (FCFA)',
    place: 'Par',
    kind: 'Mouvement',
    reference: 'Numéro chez le prestataire',
    simulated: 'Paiement d’essai',
    rider: 'Livreur',
    note: 'Remarque',
    actor: 'Saisi par',
    yes: officeWordMessages.fr.yes,
    no: officeWordMessages.fr.no,
  },
});
