import { defineMessages } from '#shared/messages/define-messages.ts';
import { grouped } from '#shared/money.ts';

/** Texts of the search page; those of the search box are with the shell. */
export const searchMessages = defineMessages({
  en: {
    title: 'Search',
    titleFor: (query: string) => `Search: ${query}`,
    description: 'Search the whole shop: make-up, skincare, hair, nails and fragrance.',
    results: (count: number) => `Search Results: ${grouped(count, ',')}`,
    withoutWords: (words: string[]) =>
      `Nothing has all of these words. Without “${words.join('”, “')}”, these come nearest:`,
    notKnown: (typed: string) => `Nothing is called “${typed}” here. Did you mean`,
    orMeant: 'or',
    recent: 'Your last searches',
    forget: (text: string) => `Erase “${text}”`,
    forgetAll: 'Erase all',
    popular: 'Searched for most',
    categories: 'Browse the categories',
    nothingYet: 'The shelves are being filled.',
    nothingFound: 'No Data found',
    nothingFoundHelp: 'Try a shorter word, or the name of a product such as lipstick or foundation.',
  },
  fr: {
    title: 'Recherche',
    titleFor: (query: string) => `Recherche\u00a0: ${query}`,
    description: 'Cherchez dans toute la boutique\u00a0: maquillage, soins, cheveux, ongles et parfums.',
    results: (count: number) => `Résultats de la recherche\u00a0: ${grouped(count)}`,
    withoutWords: (words: string[]) =>
      `Rien ne réunit tous ces mots. Sans «\u202f${words.join('\u202f», «\u202f')}\u202f», voici le plus proche\u00a0:`,
    notKnown: (typed: string) => `Rien ne s’appelle «\u202f${typed}\u202f» ici. Vous cherchiez`,
    orMeant: 'ou',
    recent: 'Vos dernières recherches',
    forget: (text: string) => `Effacer «\u202f${text}\u202f»`,
    forgetAll: 'Tout effacer',
    popular: 'Les plus recherchés',
    categories: 'Parcourir les catégories',
    nothingYet: 'Les rayons se remplissent.',
    nothingFound: 'Aucun résultat',
    nothingFoundHelp:
      'Essayez un mot plus court, ou le nom d’un produit comme rouge à lèvres ou fond de teint.',
  },
});
