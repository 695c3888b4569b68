import { defineMessages } from './define-messages.ts';

/** Texts in the picture shown with a shared link. */
export const previewMessages = defineMessages({
  en: {
    promise: 'Beauty for our skins',
    delivery: 'Delivered free all over Cameroon',
    nationwide: 'Delivered all over Cameroon',
  },
  fr: {
    promise: 'La beauté pour nos peaux',
    delivery: 'Livraison gratuite partout au Cameroun',
    nationwide: 'Livraison partout au Cameroun',
  },
});
