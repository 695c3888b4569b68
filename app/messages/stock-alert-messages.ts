import { defineMessages } from '#shared/messages/define-messages.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import { productMessages } from './product-messages.ts';

/** Texts of the request to be notified when a product is back. */
export const stockAlertMessages = defineMessages({
  en: {
    title: productMessages.en.stockAlert,
    text: 'One message when it is in stock again, and no other. Your address is used for nothing else.',
    email: newsletterMessages.en.email,
    sms: 'Or by SMS to this number',
    whatsapp: 'Or by WhatsApp to this number',
    whatsAppHelp: 'WhatsApp (Meta) then sees this number and the name of the product.',
    submit: 'Let me know',
    missing: 'Give an e-mail address or a phone number.',
    stopTitle: 'No more stock messages',
    stopText: 'We will not write to you any more when products are back.',
    stop: 'Stop these messages',
    stopped: 'Done. These messages will not come any more.',
  },
  fr: {
    title: productMessages.fr.stockAlert,
    text: 'Un seul message quand il sera de nouveau en stock. Votre adresse ne sert à rien d’autre.',
    email: newsletterMessages.fr.email,
    sms: 'Ou par SMS à ce numéro',
    whatsapp: 'Ou par WhatsApp à ce numéro',
    whatsAppHelp: 'WhatsApp (Meta) voit alors ce numéro et le nom du produit.',
    submit: 'Me prévenir',
    missing: 'Indiquez une adresse e-mail ou un numéro de téléphone.',
    stopTitle: 'Ne plus recevoir ces messages',
    stopText: 'Nous ne vous écrirons plus au retour des produits.',
    stop: 'Arrêter ces messages',
    stopped: 'C’est fait. Ces messages ne viendront plus.',
  },
});
