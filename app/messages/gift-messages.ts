import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about a gift above an amount. */
export const giftMessages = defineMessages({
  en: {
    soldOut: (name: string) => `The gift “${name}” is sold out.`,
    bought: (name: string, minimum: string) =>
      `“${name}” is the gift from ${minimum} on. Take it out of your cart: it comes free if the rest reaches that amount.`,
    missing: (amount: string, name: string) => `${amount} more, and you get a gift: ${name}.`,
  },
  fr: {
    soldOut: (name: string) => `Le cadeau «\u202f${name}\u202f» est épuisé.`,
    bought: (name: string, minimum: string) =>
      `«\u202f${name}\u202f» est le cadeau offert dès ${minimum}. Retirez-le du panier\u00a0: il vous est offert si le reste atteint ce montant.`,
    missing: (amount: string, name: string) =>
      `Encore ${amount} d’achats, et vous recevez un cadeau\u00a0: ${name}.`,
  },
});
