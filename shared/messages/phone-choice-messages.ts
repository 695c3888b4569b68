import { defineMessages } from './define-messages.ts';

/** How a buyer wants to get messages about an order; the sentence about WhatsApp is stored with the consent. */
export const phoneChoiceMessages = defineMessages({
  en: {
    sms: 'By SMS',
    whatsapp:
      'By WhatsApp, for this order. WhatsApp (Meta) then sees this phone number and the number of the order.',
    none: 'No messages to this phone any more',
  },
  fr: {
    sms: 'Par SMS',
    whatsapp:
      'Par WhatsApp, pour cette commande. WhatsApp (Meta) voit alors ce numéro de téléphone et le numéro de la commande.',
    none: 'Plus de messages à ce téléphone',
  },
});
