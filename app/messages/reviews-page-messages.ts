import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the page of all reviews of a product; apart, because the product's page does not need them. */
export const reviewsPageMessages = defineMessages({
  en: {
    titleOf: (product: string) => `Reviews: ${product}`,
    backToProduct: 'Back to the product',
    pages: 'Pages of reviews',
    previous: 'Newer',
    next: 'Older',
    none: 'No review yet',
    noneText: 'Those who bought it are asked a week after the delivery.',
  },
  fr: {
    titleOf: (product: string) => `Avis\u00a0: ${product}`,
    backToProduct: 'Retour au produit',
    pages: 'Pages des avis',
    previous: 'Plus récents',
    next: 'Plus anciens',
    none: 'Pas encore d’avis',
    noneText: 'La boutique demande leur avis aux acheteurs une semaine après la livraison.',
  },
});
