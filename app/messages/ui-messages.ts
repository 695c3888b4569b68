import { defineMessages } from '#shared/messages/define-messages.ts';

/** The generic words of `app/ui`: what its parts say without being given a text. */
export const uiMessages = defineMessages({
  en: {
    close: 'Close',
    retry: 'Retry',
    optional: '(optional)',
    processing: 'Processing...',
    loading: 'Loading...',
    checkConnection: 'Check your connection and try again.',
  },
  fr: {
    close: 'Fermer',
    retry: 'Réessayer',
    optional: '(facultatif)',
    processing: 'Traitement en cours…',
    loading: 'Chargement…',
    checkConnection: 'Vérifiez votre connexion et réessayez.',
  },
});
