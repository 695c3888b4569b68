import { defineMessages } from '#shared/messages/define-messages.ts';
import { accountMessages } from './account-messages.ts';
import { cartMessages } from './cart-messages.ts';
import { productMessages } from './product-messages.ts';
import { shellMessages } from './shell-messages.ts';
import { uiMessages } from './ui-messages.ts';

/** Texts of the wishlist and of the recently viewed products. */
export const wishlistMessages = defineMessages({
  en: {
    title: shellMessages.en.wishlist,
    description: 'The products you have marked with a heart.',
    loading: 'Your wishlist is loading',
    failed: productMessages.en.listFailed,
    emptyTitle: 'Nothing on your wishlist yet',
    emptyText: 'Tap the heart on a product to find it again here.',
    shopNow: uiMessages.en.shopNow,
    guest: 'It is kept in this browser. Log in to find it on your other devices too.',
    logIn: accountMessages.en.logIn,
    viewed: 'Recently viewed',
    clear: 'Clear list',
    clearViewed: 'Clear list: recently viewed',
    cleared: 'Recently viewed products cleared',
    undo: cartMessages.en.undo,
  },
  fr: {
    title: shellMessages.fr.wishlist,
    description: 'Les produits que vous avez marqués d’un cœur.',
    loading: 'Vos favoris se chargent',
    failed: productMessages.fr.listFailed,
    emptyTitle: 'Aucun favori pour l’instant',
    emptyText: 'Touchez le cœur d’un produit pour le retrouver ici.',
    shopNow: uiMessages.fr.shopNow,
    guest:
      'Ils sont gardés dans ce navigateur. Connectez-vous pour les retrouver aussi sur vos autres appareils.',
    logIn: accountMessages.fr.logIn,
    viewed: 'Vus récemment',
    clear: 'Vider la liste',
    clearViewed: 'Vider la liste des produits vus récemment',
    cleared: 'Produits vus récemment effacés',
    undo: cartMessages.fr.undo,
  },
});
