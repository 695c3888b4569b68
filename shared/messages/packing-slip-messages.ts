import { defineMessages } from './define-messages.ts';
import { officeWordMessages } from './office-word-messages.ts';
import { paperTitleMessages } from './paper-title-messages.ts';

/** Texts of the packing slip. */
export const packingSlipMessages = defineMessages({
  en: {
    title: paperTitleMessages.en.slip,
    orderedOn: (day: string) => `Ordered on ${day}`,
    cashToCollect: officeWordMessages.en.cashToCollect,
    nothingToCollect: 'Paid: nothing to collect',
    notPaidAhead: 'Do not dispatch: not all is paid yet',
    lookAgain: 'That was so when this was printed. Look at the order: paid since then, it may leave.',
    printedAt: (moment: string) => `Printed on ${moment}`,
    nothingAfterTest: 'Test payment: nothing to collect',
    simulated: 'Test: a payment was simulated, and no money came by it.',
    orderEnded: 'This order was not carried out: do not deliver',
    deliverTo: 'Deliver to',
    collectedBy: 'Collected at the shop by',
    noteToRider: (note: string) => `Note: ${note}`,
    payByPhone: 'Pay by phone or card',
    contents: 'In the parcel',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    quantity: (count: number) => `${count} ×`,
    notes: 'Notes',
    signature: 'Received by (name and signature)',
  },
  fr: {
    title: paperTitleMessages.fr.slip,
    orderedOn: (day: string) => `Commandé le ${day}`,
    cashToCollect: officeWordMessages.fr.cashToCollect,
    nothingToCollect: 'Payé\u00a0: rien à encaisser',
    notPaidAhead: 'Ne pas expédier\u00a0: pas encore tout payé',
    lookAgain: 'Vrai au moment de l’impression. Regardez la commande\u00a0: payée depuis, elle peut partir.',
    printedAt: (moment: string) => `Imprimé le ${moment}`,
    nothingAfterTest: 'Paiement d’essai\u00a0: rien à encaisser',
    simulated: 'Essai\u00a0: un paiement est simulé, aucun argent n’est arrivé.',
    orderEnded: 'Commande sans suite\u00a0: ne pas livrer',
    deliverTo: 'À livrer à',
    collectedBy: 'Retirée en boutique par',
    noteToRider: (note: string) => `Remarque\u00a0: ${note}`,
    payByPhone: 'Payer par téléphone ou carte',
    contents: 'Dans le colis',
    pieces: (count: number) => (count <= 1 ? `${count} article` : `${count} articles`),
    quantity: (count: number) => `${count} ×`,
    notes: 'Remarques',
    signature: 'Reçu par (nom et signature)',
  },
});
