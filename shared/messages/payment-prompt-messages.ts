import { defineMessages } from './define-messages.ts';

/** The description of an order at a payment provider: on its hosted page, or in the prompt on a phone. */
export const paymentPromptMessages = defineMessages({
  en: {
    order: (orderNumber: string) => `Order ${orderNumber}`,
    otherItems: (count: number) => (count === 1 ? '1 other item' : `${count} other items`),
  },
  fr: {
    order: (orderNumber: string) => `Commande ${orderNumber}`,
    otherItems: (count: number) => (count === 1 ? '1 autre article' : `${count} autres articles`),
  },
});
