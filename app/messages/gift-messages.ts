import { defineMessages } from '#shared/messages/define-messages.ts';

/** What is said of a gift above an amount. */
export const giftMessages = defineMessages({
  en: {
    soldOut: (name: string) => `The gift “${name}” is sold out.`,
    missing: (amount: string, name: string) => `${amount} more, and you get a gift: ${name}.`,
  },
  fr: {
    soldOut: (name: string) => `Le cadeau «\u202f${name}\u202f» est épuisé.`,
    missing: (amount: string, name: string) =>
      `Encore ${amount} d’achats, et vous recevez un cadeau\u00a0: ${name}.`,
  },
});
