import { defineMessages } from './define-messages.ts';

/** Texts of the slip packed with a parcel. */
export const packingSlipMessages = defineMessages({
  en: {
    title: 'Packing slip',
    orderedOn: (day: string) => `Ordered on ${day}`,
    cashToCollect: 'Cash to collect',
    nothingToCollect: 'Paid: nothing to collect',
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
    title: 'Bon de préparation',
    orderedOn: (day: string) => `Commandé le ${day}`,
    cashToCollect: 'À encaisser',
    nothingToCollect: 'Payé\u00a0: rien à encaisser',
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
