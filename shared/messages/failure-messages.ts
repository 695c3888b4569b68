import { defineMessages } from './define-messages.ts';

/** The API's messages when the request itself, or the shop, failed; refusals of use cases have their own catalogue. */
export const failureMessages = defineMessages({
  en: {
    malformed: 'The request could not be read. Reload the page and try again.',
    notFound: 'There is nothing at this address.',
    methodNotAllowed: 'This address does not take this method.',
    bodyTooLarge: 'The request is too large.',
    unsupportedMedia: 'Send this request as JSON, or a file as a form.',
    tooManyRequests: (seconds: number) => `Too many requests. Try again in ${seconds} s.`,
    internal: 'Something went wrong on our side. Please try again.',
    unavailable: 'The shop is not available for a moment. Please try again.',
    diskFull:
      'The shop has no room for files at the moment: what is left is kept for orders. Try again later.',
  },
  fr: {
    malformed: 'La demande est illisible. Rechargez la page et réessayez.',
    notFound: 'Il n’y a rien à cette adresse.',
    methodNotAllowed: 'Cette adresse n’accepte pas cette méthode.',
    bodyTooLarge: 'La demande est trop volumineuse.',
    unsupportedMedia: 'Envoyez cette demande en JSON, ou un fichier par formulaire.',
    tooManyRequests: (seconds: number) => `Trop de demandes. Réessayez dans ${seconds} s.`,
    internal: 'Une erreur est survenue de notre côté. Réessayez.',
    unavailable: 'La boutique est momentanément indisponible. Réessayez.',
    diskFull:
      'La boutique n’a plus de place pour des fichiers en ce moment\u00a0: ce qui reste est gardé pour les commandes. Réessayez plus tard.',
  },
});
