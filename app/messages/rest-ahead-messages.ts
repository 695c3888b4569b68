import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about what must be paid online before a parcel leaves for a place where no cash is taken. */
export const restAheadMessages = defineMessages({
  en: {
    title: 'To pay before it leaves',
    text: (place: string) =>
      `No cash is taken in ${place}: the parcel can leave once this is paid. Send the shopper the link, or take a product out.`,
    link: 'Payment link',
    message: (name: string, order: string, amount: string, link: string) =>
      `Hello ${name}, ${amount} are left to pay for your order ${order} before we send it. Pay here: ${link}`,
  },
  fr: {
    title: 'À payer avant le départ',
    text: (place: string) =>
      `À ${place}, on ne prend pas d’espèces\u00a0: le colis part quand ceci est payé. Envoyez le lien au client, ou retirez un produit.`,
    link: 'Lien de paiement',
    message: (name: string, order: string, amount: string, link: string) =>
      `Bonjour ${name}, il reste ${amount} à payer pour votre commande ${order} avant l’envoi. Payez ici\u00a0: ${link}`,
  },
});
