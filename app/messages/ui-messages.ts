import { defineMessages } from '#shared/messages/define-messages.ts';

/** The generic words of `app/ui`: what its parts say without being given a text. */
export const uiMessages = defineMessages({
  en: {
    close: 'Close',
    retry: 'Retry',
    showMore: 'Show more',
    optional: '(optional)',
    processing: 'Processing...',
    loading: 'Loading...',
    checkConnection: 'Check your connection and try again.',
    quantityOf: (name: string) => `Quantity of ${name}`,
    decreaseQuantityOf: (name: string) => `Decrease quantity of ${name}`,
    increaseQuantityOf: (name: string) => `Increase quantity of ${name}`,
  },
  fr: {
    close: 'Fermer',
    retry: 'Réessayer',
    showMore: 'Voir plus',
    optional: '(facultatif)',
    processing: 'Traitement en cours…',
    loading: 'Chargement…',
    checkConnection: 'Vérifiez votre connexion et réessayez.',
    quantityOf: (name: string) => `Quantité de ${name}`,
    decreaseQuantityOf: (name: string) => `Diminuer la quantité de ${name}`,
    increaseQuantityOf: (name: string) => `Augmenter la quantité de ${name}`,
  },
});
