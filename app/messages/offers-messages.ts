import { defineMessages } from '#shared/messages/define-messages.ts';
import { shellMessages } from './shell-messages.ts';

/** Texts of the pages of offers and of clearance. */
export const offersMessages = defineMessages({
  en: {
    offers: shellMessages.en.offers,
    offersDescription: 'Make-up, skincare and fragrance at reduced prices, the biggest reductions first.',
    offersText: 'Every product that is reduced today, the biggest reductions first.',
    noOffers: 'No offers today',
    clearance: shellMessages.en.clearance,
    clearanceText: 'Last pieces and reductions of 40% and more. When they are gone, they are gone.',
    noClearance: 'Nothing on clearance today',
    nothingHelp: 'New prices come every week. Meanwhile, see what has just arrived.',
    toNewArrivals: 'See what is new',
    count: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
  fr: {
    offers: shellMessages.fr.offers,
    offersDescription: 'Maquillage, soins et parfums à prix réduit, les plus fortes remises d’abord.',
    offersText: 'Tous les produits en promotion aujourd’hui, les plus fortes remises d’abord.',
    noOffers: 'Pas d’offre aujourd’hui',
    clearance: shellMessages.fr.clearance,
    clearanceText: 'Dernières pièces et remises de 40\u00a0% et plus. Quand c’est fini, c’est fini.',
    noClearance: 'Rien en déstockage aujourd’hui',
    nothingHelp: 'De nouveaux prix arrivent chaque semaine. En attendant, voyez les nouveautés.',
    toNewArrivals: 'Voir les nouveautés',
    count: (count: number) => (count <= 1 ? `${count} produit` : `${count} produits`),
  },
});
