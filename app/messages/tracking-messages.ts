import { defineMessages } from '#shared/messages/define-messages.ts';
import { returnStateMessages } from './order-messages.ts';
import { uiMessages } from './ui-messages.ts';
import { wordMessages } from './word-messages.ts';

/** How far a return is on the tracking page, by the state's code. */
export const trackedReturnMessages = defineMessages({
  en: {
    requested: 'A return was requested. The shop will answer.',
    accepted: returnStateMessages.en.accepted,
    refused: returnStateMessages.en.refused,
    back: 'What was returned has reached the shop.',
  },
  fr: {
    requested: 'Un retour a été demandé. La boutique va répondre.',
    accepted: returnStateMessages.fr.accepted,
    refused: returnStateMessages.fr.refused,
    back: 'Le retour est parvenu à la boutique.',
  },
});

/** Texts of the tracking page and of the tracking dialog in My Orders. */
export const trackingMessages = defineMessages({
  en: {
    title: wordMessages.en.trackOrder,
    order: wordMessages.en.order,
    steps: 'Where the order is',
    now: 'Now',
    stillToCome: 'still to come',
    failedTitle: 'The order could not be looked up',
    loading: uiMessages.en.loading,

    share: 'Share by WhatsApp',
    opensWhatsApp: uiMessages.en.opensWhatsApp,
    link: 'Link to this order',
    linkHelp:
      'Anyone who has it sees how far the order is, what is to pay before it leaves and what money goes back, and nothing else.',
    copy: 'Copy the link',
    copied: 'Link copied',

    privacy: 'This page shows neither name, address nor products, so you may pass its link on.',
    news: 'How shall news of this order reach its phone?',
    newsChosen: 'Saved',
    question: 'A question about this order?',
    ask: 'Ask on WhatsApp',
    askText: (number: string) => `Hello, I have a question about order ${number}.`,
    call: 'Call the shop',
  },
  fr: {
    title: wordMessages.fr.trackOrder,
    order: wordMessages.fr.order,
    steps: 'Où en est la commande',
    now: 'Maintenant',
    stillToCome: 'à venir',
    failedTitle: 'La commande n’a pas pu être consultée',
    loading: uiMessages.fr.loading,

    share: 'Partager par WhatsApp',
    opensWhatsApp: uiMessages.fr.opensWhatsApp,
    link: 'Lien vers cette commande',
    linkHelp:
      'Toute personne qui l’ouvre voit où en est la commande, ce qui reste à payer avant l’envoi et l’argent remboursé, et rien d’autre.',
    copy: 'Copier le lien',
    copied: 'Lien copié',

    privacy:
      'Cette page ne montre ni nom, ni adresse, ni produits\u00a0: vous pouvez donc en partager le lien.',
    news: 'Comment donner des nouvelles de cette commande à son téléphone\u202f?',
    newsChosen: 'Enregistré',
    question: 'Une question sur cette commande\u202f?',
    ask: 'Demander sur WhatsApp',
    askText: (number: string) => `Bonjour, j’ai une question sur la commande ${number}.`,
    call: 'Appeler la boutique',
  },
});
