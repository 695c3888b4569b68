import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';

/** Texts of the admin's Inbox page. */
export const adminInboxMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.inbox,
    search: 'Search messages',
    views: 'Which messages',
    messages: 'Messages',
    new: 'New',
    open: 'In progress',
    done: 'Answered',
    emptyTitle: 'No message here',
    emptyText: 'What visitors write in the contact form arrives here.',
    answer: 'Answer by e-mail',
    answerTo: (name: string) => `Answer by e-mail: ${name}`,
    answerByWhatsApp: 'Answer by WhatsApp',
    answerByWhatsAppTo: (name: string) => `Answer by WhatsApp: ${name}`,
    movedBy: (name: string) => `Moved here by ${name}`,
  },
  fr: {
    title: adminFrameMessages.fr.inbox,
    search: 'Rechercher un message',
    views: 'Quels messages',
    messages: 'Messages',
    new: 'Nouveaux',
    open: 'En cours',
    done: 'Répondus',
    emptyTitle: 'Aucun message ici',
    emptyText: 'Ce que les visiteurs écrivent dans le formulaire de contact arrive ici.',
    answer: 'Répondre par e-mail',
    answerTo: (name: string) => `Répondre par e-mail\u00a0: ${name}`,
    answerByWhatsApp: 'Répondre par WhatsApp',
    answerByWhatsAppTo: (name: string) => `Répondre par WhatsApp\u00a0: ${name}`,
    movedBy: (name: string) => `Déplacé ici par ${name}`,
  },
});

/** Where a message can go, by the state's own code. */
export const messageMoveMessages = defineMessages({
  en: { new: 'Back to new', open: 'Take on', done: 'Mark as answered' },
  fr: { new: 'Remettre en nouveau', open: 'Prendre en charge', done: 'Marquer comme répondu' },
});

/** The language that the person who wrote reads, by its own code. */
export const readerMessages = defineMessages({
  en: { en: 'Reads English', fr: 'Reads French' },
  fr: { en: 'Lit l’anglais', fr: 'Lit le français' },
});
