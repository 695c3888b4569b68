import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the client state: what happens to the cart and the session outside any page. */
export const stateMessages = defineMessages({
  en: {
    networkDown: 'No connection. Check your network and try again.',
    itemAddedToCart: 'Item added to cart',
    cartUpdated: 'Cart updated',
    itemRemovedFromCart: 'Item removed from cart',
    guestDataMerged: 'Guest cart and addresses added to your account',
    addressAdded: 'Address added',
    categoriesFailed: 'Failed to fetch categories',
    sessionEnded: 'Your session has ended. Log in again to go on.',
    onlySomeLeft: (name: string, available: number) =>
      available === 1 ? `Only 1 of "${name}" is left.` : `Only ${available} of "${name}" are left.`,
  },
  fr: {
    networkDown: 'Pas de connexion. Vérifiez votre réseau et réessayez.',
    itemAddedToCart: 'Article ajouté au panier',
    cartUpdated: 'Panier mis à jour',
    itemRemovedFromCart: 'Article retiré du panier',
    guestDataMerged: 'Le panier et les adresses enregistrés sur cet appareil ont été ajoutés à votre compte',
    addressAdded: 'Adresse ajoutée',
    categoriesFailed: 'Impossible de charger les catégories',
    sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
    onlySomeLeft: (name: string, available: number) =>
      available === 1
        ? `Il ne reste qu’un exemplaire de «\u202f${name}\u202f».`
        : `Il ne reste que ${available} exemplaires de «\u202f${name}\u202f».`,
  },
});
