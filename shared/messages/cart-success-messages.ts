import { defineMessages } from './define-messages.ts';

/** Success messages about the cart and addresses, used by the API and by pages that keep both in the browser without a call. */
export const cartSuccessMessages = defineMessages({
  en: {
    cartItemAdded: 'Item added to cart',
    cartUpdated: 'Cart updated',
    cartItemRemoved: 'Item removed from cart',
    guestDataMerged: 'Guest cart and addresses added to your account',
    addressAdded: 'Address added',
  },
  fr: {
    cartItemAdded: 'Article ajouté au panier',
    cartUpdated: 'Panier mis à jour',
    cartItemRemoved: 'Article retiré du panier',
    guestDataMerged: 'Le panier et les adresses enregistrés sur cet appareil ont été ajoutés à votre compte',
    addressAdded: 'Adresse ajoutée',
  },
});
