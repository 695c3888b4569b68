import { defineMessages } from '#shared/messages/define-messages.ts';
import { answeringMessages } from './answering-messages.ts';
import { reviewMessages } from './review-messages.ts';

/** Texts of the admin's page of reviews. */
export const adminReviewMessages = defineMessages({
  en: {
    title: reviewMessages.en.title,
    search: 'Search reviews',
    views: 'Which reviews',
    waiting: 'To read',
    shown: 'Shown',
    hidden: 'Hidden',
    emptyTitle: 'No review here',
    emptyText: 'Buyers are asked a week after the delivery. What they write waits here until you show it.',
    of: (product: string, author: string) => `${product}, by ${author}`,
    order: (number: string) => `Order ${number}`,
    noText: 'Stars only.',
    answer: answeringMessages.en.answer,
    changeAnswer: 'Change the answer',
    answerTitle: 'Answer to the review',
    answerLabel: 'Answer of the shop',
    answerHelp: 'Shown below the review. Leave it empty to take it away.',
    save: 'Save the answer',
    yourAnswer: 'Your answer:',
  },
  fr: {
    title: reviewMessages.fr.title,
    search: 'Rechercher un avis',
    views: 'Quels avis',
    waiting: 'À lire',
    shown: 'Publiés',
    hidden: 'Masqués',
    emptyTitle: 'Aucun avis ici',
    emptyText:
      'Les acheteurs sont invités une semaine après la livraison. Leurs avis attendent ici que vous les publiiez.',
    of: (product: string, author: string) => `${product}, par ${author}`,
    order: (number: string) => `Commande ${number}`,
    noText: 'Étoiles seulement.',
    answer: answeringMessages.fr.answer,
    changeAnswer: 'Modifier la réponse',
    answerTitle: 'Réponse à l’avis',
    answerLabel: 'Réponse de la boutique',
    answerHelp: 'Affichée sous l’avis. Laissez vide pour la retirer.',
    save: 'Enregistrer la réponse',
    yourAnswer: 'Votre réponse\u00a0:',
  },
});

/** Buttons that move a review, by the code of the state it gets. */
export const reviewMoveMessages = defineMessages({
  en: { waiting: 'Read again later', shown: 'Show it', hidden: 'Hide it' },
  fr: { waiting: 'Relire plus tard', shown: 'Publier', hidden: 'Masquer' },
});
