import { defineMessages } from './define-messages.ts';

/** Written on the picture beside a shared link. */
export const previewMessages = defineMessages({
  en: { promise: 'Beauty for our skins', delivery: 'Delivered free all over Cameroon' },
  fr: { promise: 'La beauté pour nos peaux', delivery: 'Livraison gratuite partout au Cameroun' },
});
