import { defineMessages } from '#shared/messages/define-messages.ts';
import { grouped } from '#shared/money.ts';
import { shellMessages } from './shell-messages.ts';

/** Texts in which the two lists of reduced products differ. */
export const offerListMessages = {
  offers: defineMessages({
    en: {
      title: shellMessages.en.offers,
      description: 'Make-up, skincare and fragrance at reduced prices, the biggest reductions first.',
      text: 'Every product that is reduced today, the biggest reductions first.',
      nothing: 'No offers today',
    },
    fr: {
      title: shellMessages.fr.offers,
      description: 'Maquillage, soins et parfums à prix réduit, les plus fortes remises d’abord.',
      text: 'Tous les produits en promotion aujourd’hui, les plus fortes remises d’abord.',
      nothing: 'Pas d’offre aujourd’hui',
    },
  }),
  clearance: defineMessages({
    en: {
      title: shellMessages.en.clearance,
      description: 'Last pieces of make-up, skincare and fragrance, and reductions of 40% and more.',
      text: 'Last pieces and reductions of 40% and more. When they are gone, they are gone.',
      nothing: 'Nothing on clearance today',
    },
    fr: {
      title: shellMessages.fr.clearance,
      description: 'Dernières pièces de maquillage, soins et parfums, et remises de 40\u00a0% et plus.',
      text: 'Dernières pièces et remises de 40\u00a0% et plus. Quand c’est fini, c’est fini.',
      nothing: 'Rien en déstockage aujourd’hui',
    },
  }),
};

/** Texts that both lists share. */
export const offersMessages = defineMessages({
  en: {
    nothingHelp: 'New prices come every week. Meanwhile, see what has just arrived.',
    toNewArrivals: 'See what is new',
    noProducts: 'The first products come soon. Until then we answer your questions.',
    writeToUs: 'Ask us',
    count: (count: number) => (count === 1 ? '1 product' : `${grouped(count, ',')} products`),
  },
  fr: {
    nothingHelp: 'De nouveaux prix arrivent chaque semaine. En attendant, voyez les nouveautés.',
    toNewArrivals: 'Voir les nouveautés',
    noProducts: 'Les premiers produits arrivent bientôt. D’ici là, nous répondons à vos questions.',
    writeToUs: 'Nous poser une question',
    count: (count: number) => (count <= 1 ? `${count} produit` : `${grouped(count)} produits`),
  },
});
