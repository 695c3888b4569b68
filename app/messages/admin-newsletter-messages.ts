import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';

/** Texts of the admin's Newsletter page. */
export const adminNewsletterMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.newsletter,
    intro:
      'Who wants your letters, and has confirmed it by the link of a mail. The file holds only those who do at this moment, each with the link that ends it: put it into every letter.',
    export: 'Export as CSV',
    search: 'Search e-mail addresses',
    views: 'Which addresses',
    subscribers: 'Addresses',
    current: 'Subscribed',
    waiting: 'Not confirmed yet',
    left: 'Unsubscribed',
    since: (date: string) => `since ${date}`,
    leftOn: (date: string) => `left on ${date}`,
    emptyTitle: 'No address here',
    emptyText: 'Addresses come from the newsletter box at the foot of every page.',
  },
  fr: {
    title: adminFrameMessages.fr.newsletter,
    intro:
      'Les personnes qui veulent vos lettres et l’ont confirmé par le lien d’un e-mail. Le fichier ne contient que celles qui le veulent en ce moment, chacune avec son lien de désinscription\u00a0: mettez-le dans chaque lettre.',
    export: 'Exporter en CSV',
    search: 'Rechercher une adresse e-mail',
    views: 'Quelles adresses',
    subscribers: 'Adresses',
    current: 'Abonnées',
    waiting: 'À confirmer',
    left: 'Désabonnées',
    since: (date: string) => `depuis le ${date}`,
    leftOn: (date: string) => `désabonnée le ${date}`,
    emptyTitle: 'Aucune adresse ici',
    emptyText: 'Les adresses viennent du champ de la newsletter, en bas de chaque page.',
  },
});
