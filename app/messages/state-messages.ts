import { cartSuccessMessages } from '#shared/messages/cart-success-messages.ts';
import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts of the client state: what happens to the cart and the session outside any page. */
export const stateMessages = defineMessages({
  en: {
    networkDown: 'No connection. Check your network and try again.',
    ...cartSuccessMessages.en,
    categoriesFailed: 'Failed to fetch categories',
    sessionEnded: 'Your session has ended. Log in again to go on.',
    onlySomeLeft: (name: string, available: number) =>
      available === 1 ? `Only 1 of "${name}" is left.` : `Only ${available} of "${name}" are left.`,
  },
  fr: {
    networkDown: 'Pas de connexion. Vérifiez votre réseau et réessayez.',
    ...cartSuccessMessages.fr,
    categoriesFailed: 'Impossible de charger les catégories',
    sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
    onlySomeLeft: (name: string, available: number) =>
      available === 1
        ? `Il ne reste qu’un exemplaire de «\u202f${name}\u202f».`
        : `Il ne reste que ${available} exemplaires de «\u202f${name}\u202f».`,
  },
});
