import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about uploading pictures, in the forms of products, categories and sub-categories. */
export const adminPictureMessages = defineMessages({
  en: {
    choose: 'Upload Image',
    replace: 'Replace image',
    camera: 'Take a photo',
    uploading: (name: string) => `Uploading ${name}`,
    retry: 'Retry',
    retryOf: (name: string) => `Retry ${name}`,
    removeUpload: (name: string) => `Do not upload ${name}`,
  },
  fr: {
    choose: 'Ajouter une image',
    replace: 'Remplacer l’image',
    camera: 'Prendre une photo',
    uploading: (name: string) => `Envoi de ${name}`,
    retry: 'Réessayer',
    retryOf: (name: string) => `Réessayer ${name}`,
    removeUpload: (name: string) => `Ne pas envoyer ${name}`,
  },
});
