import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about uploading pictures, in the forms of products, categories and sub-categories. */
export const adminPictureMessages = defineMessages({
  en: {
    choose: 'Upload Image',
    replace: 'Replace image',
    camera: 'Take a photo',
    photoFirst: 'Photo',
    uploading: (name: string) => `Uploading ${name}`,
    retryOf: (name: string) => `Retry ${name}`,
    removeUpload: (name: string) => `Do not upload ${name}`,
    onItsWay: 'The picture is still on its way. Wait until it has arrived, or take it away.',
    missing: 'The picture did not arrive. Try it again, or take it away.',
  },
  fr: {
    choose: 'Ajouter une image',
    replace: 'Remplacer l’image',
    camera: 'Prendre une photo',
    photoFirst: 'Photo',
    uploading: (name: string) => `Envoi de ${name}`,
    retryOf: (name: string) => `Réessayer ${name}`,
    removeUpload: (name: string) => `Ne pas envoyer ${name}`,
    onItsWay: 'L’image est encore en route. Attendez son arrivée, ou retirez-la.',
    missing: 'L’image n’est pas arrivée. Réessayez, ou retirez-la.',
  },
});
