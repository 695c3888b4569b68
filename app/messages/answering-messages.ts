import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts for answering what someone has written: a message, a review, a return. */
export const answeringMessages = defineMessages({
  en: { answer: 'Answer', yourAnswer: 'Your answer', send: 'Send the answer' },
  fr: { answer: 'Répondre', yourAnswer: 'Votre réponse', send: 'Envoyer la réponse' },
});
