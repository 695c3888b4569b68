import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';
import { answeringMessages } from './answering-messages.ts';

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
    answer: answeringMessages.en.answer,
    answerTo: (name: string) => `Answer ${name}`,
    answerTitle: (name: string) => `Answer to ${name}`,
    answerLabel: answeringMessages.en.yourAnswer,
    answerHelp: (email: string) => `Goes by mail to ${email}, above the message it answers.`,
    send: answeringMessages.en.send,
    answeredBy: (name: string, moment: string) => `Answered by ${name} · ${moment}`,
    answered: (moment: string) => `Answered · ${moment}`,
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
    answer: answeringMessages.fr.answer,
    answerTo: (name: string) => `Répondre à ${name}`,
    answerTitle: (name: string) => `Réponse à ${name}`,
    answerLabel: answeringMessages.fr.yourAnswer,
    answerHelp: (email: string) => `Elle part par e-mail à ${email}, au-dessus du message reçu.`,
    send: answeringMessages.fr.send,
    answeredBy: (name: string, moment: string) => `Réponse de ${name} · ${moment}`,
    answered: (moment: string) => `Réponse envoyée · ${moment}`,
    answerByWhatsApp: 'Répondre par WhatsApp',
    answerByWhatsAppTo: (name: string) => `Répondre par WhatsApp\u00a0: ${name}`,
    movedBy: (name: string) => `Déplacé ici par ${name}`,
  },
});

/** Buttons that move a message, by the code of the state it gets. */
export const messageMoveMessages = defineMessages({
  en: { new: 'Back to new', open: 'Take on', done: 'Mark as answered' },
  fr: { new: 'Remettre en nouveau', open: 'Prendre en charge', done: 'Marquer comme répondu' },
});

/** The language to answer in, by its own code. */
export const answerLanguageMessages = defineMessages({
  en: { en: 'Write in English.', fr: 'Write in French.' },
  fr: { en: 'Écrivez en anglais.', fr: 'Écrivez en français.' },
});

/** The language that the person who wrote reads, by its own code. */
export const readerMessages = defineMessages({
  en: { en: 'Reads English', fr: 'Reads French' },
  fr: { en: 'Lit l’anglais', fr: 'Lit le français' },
});
