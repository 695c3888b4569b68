import { defineMessages } from './define-messages.ts';

/** When an order was placed and how it gets to its shopper, on pages, in mails and on paper. */
export const orderedDeliveryMessages = defineMessages({
  en: {
    orderedOn: 'Ordered on',
    promisedFor: 'Promised by',
    before: (hour: number) => `before ${hour}:00`,
    promised: (day: string) => `Promised by ${day}`,
    zone: (name: string) => `Delivery zone: ${name}`,
    pickUp: 'Picked up at the shop',
    pickUpAt: (address: string, hours: string) => `You pick it up at ${address} (${hours}).`,
  },
  fr: {
    orderedOn: 'Commandée le',
    promisedFor: 'Livraison promise pour le',
    before: (hour: number) => `avant ${hour}\u00a0h`,
    promised: (day: string) => `Livraison promise pour le ${day}`,
    zone: (name: string) => `Zone de livraison\u00a0: ${name}`,
    pickUp: 'Retrait en boutique',
    pickUpAt: (address: string, hours: string) =>
      `Vous la retirez à cette adresse\u00a0: ${address} (${hours}).`,
  },
});
