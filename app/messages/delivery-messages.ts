import { billMessages } from '#shared/messages/bill-messages.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about the cost and the time of delivery, and about other ways to get an order, at checkout and in the cart. */
export const deliveryMessages = defineMessages({
  en: {
    heading: billMessages.en.delivery,
    to: (place: string) => `Delivery to ${place}`,
    free: 'Free',
    today: 'The same day',
    tomorrow: 'Tomorrow',
    by: (day: string) => `By ${day}`,
    between: (from: string, to: string) => `Between ${from} and ${to}`,
    before: (hour: number) => `before ${hour}:00`,
    missing: (amount: string) => `${amount} more, and delivery is free.`,
    quarter: 'Quarter',
    otherQuarter: 'Another quarter',
    pickUp: 'Pick up at the shop',
    noCash: (place: string) =>
      `Orders to ${place} are paid online, before they leave. Cash is not taken there.`,
    failedTitle: 'The price of the delivery could not be loaded',
    from: (amount: string) => `From ${amount}`,
    dependsOnPlace: 'Said at checkout',
    freeFrom: (amount: string, place: string) => `Free delivery from ${amount} on: ${place}.`,
    everywhere: 'everywhere',
  },
  fr: {
    heading: billMessages.fr.delivery,
    to: (place: string) => `Livraison à ${place}`,
    free: 'Gratuit',
    today: 'Aujourd’hui même',
    tomorrow: 'Demain',
    by: (day: string) => `Au plus tard le ${day}`,
    between: (from: string, to: string) => `Entre le ${from} et le ${to}`,
    before: (hour: number) => `avant ${hour}\u00a0h`,
    missing: (amount: string) => `Encore ${amount} d’achats et la livraison est offerte.`,
    quarter: 'Quartier',
    otherQuarter: 'Un autre quartier',
    pickUp: 'Retrait en boutique',
    noCash: (place: string) =>
      `Les commandes pour ${place} se paient en ligne, avant le départ. Le paiement à la livraison n’y est pas possible.`,
    failedTitle: 'Le prix de la livraison n’a pas pu être chargé',
    from: (amount: string) => `Dès ${amount}`,
    dependsOnPlace: 'Indiquée à la commande',
    freeFrom: (amount: string, place: string) => `Livraison offerte dès ${amount} d’achats\u00a0: ${place}.`,
    everywhere: 'partout',
  },
});
