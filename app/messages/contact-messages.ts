import { defineMessages } from '#shared/messages/define-messages.ts';
import type { TownWords } from '../shell-data/shell-data.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the contact page and of the contact block on other pages. */
export const contactMessages = defineMessages({
  en: {
    // The block
    blockTitle: 'Talk to us',
    blockText: 'A question about a shade, a large order, a delivery? A person answers.',
    phone: uiMessages.en.phone,
    whatsapp: shellMessages.en.whatsapp,
    whatsappAction: 'Write on WhatsApp',
    email: 'E-mail',
    address: 'Shop',
    toContactPage: 'Send us a message',

    // The page
    title: shellMessages.en.contactLink,
    description: ({ town }: TownWords) =>
      `Phone, WhatsApp, e-mail, opening hours, the way to the shop in ${town}, and a form to write to us.`,
    intro: 'Call, write, or come by: we know our shades by heart.',
    hoursTitle: 'Shop hours',
    socialTitle: shellMessages.en.followUs,

    // The map
    mapTitle: 'How to find us',
    map: (address: string) => `Drawn map of the quarter: ${address}`,
    /** The river of Douala. */
    river: 'Wouri',
    openIn: 'Get directions in',
    googleMaps: 'Google Maps',
    openStreetMap: 'OpenStreetMap',
    appleMaps: 'Apple Maps',

    // The form
    formTitle: 'Write to us',
    yourName: 'Your Name',
    emailAddress: 'Email Address',
    phoneNumber: 'Phone Number',
    subject: 'Subject',
    chooseSubject: 'Choose a subject',
    yourMessage: 'Your Message',
    consent: 'I have read and accept the',
    privacyPolicy: uiMessages.en.privacyPolicy,
    send: 'Send Message',
    sending: 'Sending...',
    fillIn: 'Please fill in this field.',
    emailWrong: newsletterMessages.en.emailWrong,
    agree: 'Please accept the privacy policy to send your message.',
    notSent: 'Your message was not sent. It is still here: please try again.',
    needsJavaScript: 'The form needs JavaScript, which is switched off. Call us or write an e-mail instead.',

    // Questions
    faqTitle: 'Often asked',
    returnQuestion: 'Can I return a product?',
    returnAnswer:
      'Yes: within 14 days after you received it, for unused, unopened products. A faulty product is exchanged at our expense.',
    deliveryQuestion: 'What does delivery cost?',
    deliveryAnswer: 'Nothing, everywhere in Cameroon, without a minimum order.',
    deliveryAnswerOffered: (offer: string) =>
      `It depends on the place: ${offer}. Checkout says what it costs to your address, before you order.`,
    paymentQuestion: 'How can I pay?',
    paymentAnswer: 'Cash on delivery, or online by mobile money or card.',
    paymentAnswerCash: 'In cash, when you receive the order.',
    paymentAnswerOnline: 'Online, when you order.',
    shadeQuestion: 'How do I find my shade?',
    shadeAnswer:
      'Send us a photo in daylight by WhatsApp: we answer with two or three shades, without obligation.',
    bulkQuestion: 'Do you sell in bulk?',
    bulkAnswer:
      'Yes, to resellers and salons. The prices are on the page of our brands; write to us to order.',
  },
  fr: {
    blockTitle: 'Parlons-en',
    blockText:
      'Une question sur une teinte, une grosse commande, une livraison\u202f? Une conseillère vous répond.',
    phone: uiMessages.fr.phone,
    whatsapp: shellMessages.fr.whatsapp,
    whatsappAction: 'Écrire sur WhatsApp',
    email: 'E-mail',
    address: 'Boutique',
    toContactPage: 'Nous écrire',

    title: shellMessages.fr.contactLink,
    description: ({ ofTown }) =>
      `Téléphone, WhatsApp, e-mail, horaires, plan d’accès à la boutique ${ofTown} et formulaire pour nous écrire.`,
    intro: 'Appelez, écrivez ou passez nous voir\u00a0: nous connaissons nos teintes par cœur.',
    hoursTitle: 'Horaires de la boutique',
    socialTitle: shellMessages.fr.followUs,

    mapTitle: 'Comment venir',
    map: (address) => `Plan dessiné du quartier\u00a0: ${address}`,
    river: 'Le Wouri',
    openIn: 'Voir l’itinéraire dans',
    googleMaps: 'Google Maps',
    openStreetMap: 'OpenStreetMap',
    appleMaps: 'Plans d’Apple',

    formTitle: 'Écrivez-nous',
    yourName: 'Votre nom',
    emailAddress: 'Adresse e-mail',
    phoneNumber: 'Numéro de téléphone',
    subject: 'Sujet',
    chooseSubject: 'Choisissez un sujet',
    yourMessage: 'Votre message',
    consent: 'J’ai lu et j’accepte la',
    privacyPolicy: uiMessages.fr.privacyPolicy,
    send: 'Envoyer le message',
    sending: 'Envoi…',
    fillIn: 'Remplissez ce champ.',
    emailWrong: newsletterMessages.fr.emailWrong,
    agree: 'Acceptez la politique de confidentialité pour envoyer votre message.',
    notSent: 'Votre message n’est pas parti. Il est toujours là\u00a0: réessayez.',
    needsJavaScript:
      'Le formulaire a besoin de JavaScript, qui est désactivé. Appelez-nous ou écrivez-nous par e-mail.',

    faqTitle: 'Questions fréquentes',
    returnQuestion: 'Puis-je retourner un produit\u202f?',
    returnAnswer:
      'Oui\u00a0: dans les 14 jours suivant la réception, s’il n’a été ni utilisé ni ouvert. Un produit défectueux est échangé à nos frais.',
    deliveryQuestion: 'Combien coûte la livraison\u202f?',
    deliveryAnswer: 'Rien, partout au Cameroun et sans minimum d’achat.',
    deliveryAnswerOffered: (offer: string) =>
      `Cela dépend du lieu\u00a0: ${offer}. Le prix pour votre adresse s’affiche avant la commande.`,
    paymentQuestion: 'Comment payer\u202f?',
    paymentAnswer: 'En espèces à la livraison, ou en ligne par Mobile Money ou par carte.',
    paymentAnswerCash: 'En espèces, à la réception de la commande.',
    paymentAnswerOnline: 'En ligne, au moment de la commande.',
    shadeQuestion: 'Comment trouver ma teinte\u202f?',
    shadeAnswer:
      'Envoyez-nous une photo prise à la lumière du jour par WhatsApp\u00a0: nous vous proposons deux ou trois teintes, sans engagement.',
    bulkQuestion: 'Vendez-vous en gros\u202f?',
    bulkAnswer:
      'Oui, aux revendeurs et aux salons. Les prix figurent sur la page de nos marques\u202f; écrivez-nous pour commander.',
  },
});
