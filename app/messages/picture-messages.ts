import { defineMessages } from '#shared/messages/define-messages.ts';

/** Texts about uploading pictures, in forms of shoppers and of the shop. */
export const pictureMessages = defineMessages({
  en: {
    choose: 'Upload Image',
    replace: 'Replace image',
    camera: 'Take a photo',
    photo: 'Photo',
    uploading: (name: string) => `Uploading ${name}`,
    retryOf: (name: string) => `Retry ${name}`,
    removeUpload: (name: string) => `Do not upload ${name}`,
    onItsWay: 'The picture is still on its way. Wait until it has arrived, or take it away.',
    addPhotos: 'Add photos',
    removePhoto: (number: number) => `Remove photo ${number}`,
    missing: 'The picture did not arrive. Try it again, or take it away.',
  },
  fr: {
    choose: 'Ajouter une image',
    replace: 'Remplacer l’image',
    camera: 'Prendre une photo',
    photo: 'Photo',
    uploading: (name: string) => `Envoi de ${name}`,
    retryOf: (name: string) => `Réessayer ${name}`,
    removeUpload: (name: string) => `Ne pas envoyer ${name}`,
    onItsWay: 'L’image est encore en route. Attendez son arrivée, ou retirez-la.',
    addPhotos: 'Ajouter des photos',
    removePhoto: (number: number) => `Retirer la photo ${number}`,
    missing: 'L’image n’est pas arrivée. Réessayez, ou retirez-la.',
  },
});
