import { defineMessages } from '#shared/messages/define-messages.ts';
import { grouped } from '#shared/money.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of a sub-category's listing. */
export const listingMessages = defineMessages({
  en: {
    home: shellMessages.en.homeLink,
    trail: uiMessages.en.whereYouAre,
    shopNow: uiMessages.en.shopNow,
    subCategoriesOf: (category: string) => `Sub-categories of ${category}`,
    title: (subCategory: string, category: string) => `${subCategory} – ${category}`,
    description: (subCategory: string, category: string) =>
      `${subCategory} in ${category}: prices in FCFA, delivered free all over Cameroon, paid on delivery or online.`,
    descriptionOffered: (subCategory: string, category: string, offer: string) =>
      `${subCategory} in ${category}: prices in FCFA, all over Cameroon, ${offer}.`,
    free: 'delivered free',
    all: 'All',
    categoryTitle: (category: string) => `${category}: everything in the shop`,
    categoryDescription: (category: string) =>
      `Everything for ${category}: prices in FCFA, delivered free all over Cameroon, paid on delivery or online.`,
    categoryDescriptionOffered: (category: string, offer: string) =>
      `Everything for ${category}: prices in FCFA, all over Cameroon, ${offer}.`,
    products: (count: number) => (count === 1 ? '1 product' : `${grouped(count, ',')} products`),
    nothingHere: 'No products here yet',
    nothingHereHelp: 'New ones arrive every week. Meanwhile, have a look at the other shelves.',
  },
  fr: {
    home: shellMessages.fr.homeLink,
    trail: uiMessages.fr.whereYouAre,
    shopNow: uiMessages.fr.shopNow,
    subCategoriesOf: (category: string) => `Sous-catégories de ${category}`,
    title: (subCategory: string, category: string) => `${subCategory} – ${category}`,
    description: (subCategory: string, category: string) =>
      `${subCategory}, rayon ${category}\u00a0: prix en FCFA, livraison gratuite partout au Cameroun, paiement à la livraison ou en ligne.`,
    descriptionOffered: (subCategory: string, category: string, offer: string) =>
      `${subCategory}, rayon ${category}\u00a0: prix en FCFA, partout au Cameroun, ${offer}.`,
    free: 'livraison offerte',
    all: 'Tout',
    categoryTitle: (category: string) => `${category} : tout le rayon`,
    categoryDescription: (category: string) =>
      `Tout le rayon ${category} : prix en FCFA, livraison gratuite partout au Cameroun, paiement à la livraison ou en ligne.`,
    categoryDescriptionOffered: (category: string, offer: string) =>
      `Tout le rayon ${category}\u00a0: prix en FCFA, partout au Cameroun, ${offer}.`,
    products: (count: number) => (count <= 1 ? `${count} produit` : `${grouped(count)} produits`),
    nothingHere: 'Aucun produit ici pour l’instant',
    nothingHereHelp: 'Des nouveautés arrivent chaque semaine. En attendant, parcourez les autres rayons.',
  },
});
