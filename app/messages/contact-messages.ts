import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the contact page and of the contact block on other pages. */
export const contactMessages = defineMessages({
  en: {
    // The block
    blockTitle: 'Talk to us',
    blockText: 'A question about a shade, a large order, a delivery? A person answers.',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Write on WhatsApp',
    email: 'E-mail',
    address: 'Shop',
    toContactPage: 'Send us a message',
  },
  fr: {
    blockTitle: 'Parlons-en',
    blockText:
      'Une question sur une teinte, une grosse commande, une livraison\u202f? Quelqu’un vous répond.',
    phone: 'Téléphone',
    whatsapp: 'WhatsApp',
    whatsappAction: 'Écrire sur WhatsApp',
    email: 'E-mail',
    address: 'Boutique',
    toContactPage: 'Nous écrire',
  },
});
