import { defineMessagesInBoth } from '#shared/messages/define-messages.ts';

/** The text sent with a tracking link, by the shopper or by the shop. */
export const sentTrackingMessages = defineMessagesInBoth({
  en: { link: (number: string, address: string) => `Follow order ${number} here: ${address}` },
  fr: { link: (number: string, address: string) => `Suivez la commande ${number} ici\u00a0: ${address}` },
});

/** The beginning of the shop's answer to a message in a chat, in the language of the person who asked. */
export const answerMessages = defineMessagesInBoth({
  en: {
    begin: (name: string, shop: string, subject: string) =>
      `Hello ${name}, this is ${shop}, about your message “${subject}”.`,
  },
  fr: {
    begin: (name: string, shop: string, subject: string) =>
      `Bonjour ${name}, ici ${shop}, au sujet de votre message «\u202f${subject}\u202f».`,
  },
});
