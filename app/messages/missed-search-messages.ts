import { formatCount } from '#shared/formats/numbers.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';
import { adminFrameMessages } from './admin-frame-messages.ts';

/** The language of a search, by its code. */
export const searchedInMessages = defineMessages({
  en: { en: 'in English', fr: 'in French' },
  fr: { en: 'en anglais', fr: 'en français' },
});

/** Texts of the admin's page of searches that found nothing. */
export const missedSearchMessages = defineMessages({
  en: {
    title: adminFrameMessages.en.searches,
    intro:
      'What shoppers looked for in the last 90 days and the shop does not have. Nothing is kept about who searched.',
    search: 'Search these words',
    views: 'Which searches',
    searches: 'Searches that found nothing',
    open: 'To look at',
    ignored: 'Ignored',
    times: (count: number) => (count === 1 ? 'once' : `${formatCount(count, 'en')} times`),
    lastAt: (date: string) => `last on ${date}`,
    add: 'Add this product',
    addNamed: (words: string) => `Add this product: ${words}`,
    try: 'Search again',
    tryNamed: (words: string) => `Search again: ${words}`,
    ignore: 'Ignore',
    ignoreNamed: (words: string) => `Ignore ${words}`,
    show: 'Stop ignoring',
    showNamed: (words: string) => `Stop ignoring ${words}`,
    emptyTitle: 'Nothing here',
    emptyText: 'Searches that find nothing are gathered here.',
  },
  fr: {
    title: adminFrameMessages.fr.searches,
    intro:
      'Ce que les clients ont cherché ces 90 derniers jours et que la boutique n’a pas. Rien n’est gardé sur qui a cherché.',
    search: 'Rechercher parmi ces mots',
    views: 'Quelles recherches',
    searches: 'Recherches sans résultat',
    open: 'À regarder',
    ignored: 'Ignorées',
    times: (count: number) => (count === 1 ? 'une fois' : `${formatCount(count, 'fr')} fois`),
    lastAt: (date: string) => `la dernière fois le ${date}`,
    add: 'Ajouter ce produit',
    addNamed: (words: string) => `Ajouter ce produit\u00a0: ${words}`,
    try: 'Chercher à nouveau',
    tryNamed: (words: string) => `Chercher à nouveau\u00a0: ${words}`,
    ignore: 'Ignorer',
    ignoreNamed: (words: string) => `Ignorer ${words}`,
    show: 'Ne plus ignorer',
    showNamed: (words: string) => `Ne plus ignorer ${words}`,
    emptyTitle: 'Rien ici',
    emptyText: 'Les recherches sans résultat sont rassemblées ici.',
  },
});
