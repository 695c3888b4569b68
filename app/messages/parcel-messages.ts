import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';

/** Texts of the rider's page. */
export const parcelMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.parcels,
    toBring: 'To bring now',
    another: 'On another day',
    done: 'Done today',
    cashInHand: 'Money to hand over',
    none: 'No parcel for you at the moment.',
    noneText: 'The shop gives you parcels; they appear here by themselves.',
    about: (order: string, name: string) => `Parcel ${order}, ${name}`,
    paid: 'Already paid: collect nothing',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    on: (day: string) => `On ${day}`,
    callNamed: (name: string) => `Call ${name}`,
    whatsAppNamed: (name: string) => `Write to ${name} on WhatsApp`,
    whatsAppText: (name: string, shop: string, order: string) =>
      `Hello ${name}, I am bringing your order ${order} from ${shop}. Where exactly are you?`,
    mapNamed: (name: string) => `Map of the way to ${name}`,
    keepPartText: 'What is not kept comes back with you; the shop looks at it. Then collect for the rest.',
    backByShop: 'The shop gives this money back, not you.',
    notHome: 'No one at home',
    deliveredQuestion: (name: string) => `${name} has the parcel?`,
    day: 'New day',
    refusedReason: 'What was said',
  },
  fr: {
    title: adminFrameMessages.fr.parcels,
    toBring: 'À livrer maintenant',
    another: 'Un autre jour',
    done: 'Faits aujourd’hui',
    cashInHand: 'Argent à remettre',
    none: 'Aucun colis pour vous en ce moment.',
    noneText: 'La boutique vous confie des colis\u202f; ils apparaissent ici d’eux-mêmes.',
    about: (order: string, name: string) => `Colis ${order}, ${name}`,
    paid: 'Déjà payé\u00a0: n’encaissez rien',
    pieces: (count: number) => (count <= 1 ? `${count} article` : `${count} articles`),
    on: (day: string) => `Le ${day}`,
    callNamed: (name: string) => `Appeler ${name}`,
    whatsAppNamed: (name: string) => `Écrire à ${name} sur WhatsApp`,
    whatsAppText: (name: string, shop: string, order: string) =>
      `Bonjour ${name}, j’apporte votre commande ${order} de ${shop}. Où êtes-vous exactement\u202f?`,
    mapNamed: (name: string) => `Plan du trajet vers ${name}`,
    keepPartText:
      'Ce qui n’est pas gardé revient avec vous\u202f; la boutique le vérifie. Encaissez ensuite pour le reste.',
    backByShop: 'C’est la boutique qui rend cet argent, pas vous.',
    notHome: 'Personne',
    deliveredQuestion: (name: string) => `${name} a le colis\u202f?`,
    day: 'Nouveau jour',
    refusedReason: 'Ce qui a été dit',
  },
});
