import { defineMessages } from './define-messages.ts';

/** The refusal of a file that is no picture the shop takes, in the browser before it is sent, and by the server. */
export const pictureKindMessages = defineMessages({
  en: {
    refused: (found: string) => `Only JPEG, PNG, WebP and AVIF pictures are taken; this is ${found}.`,
  },
  fr: {
    refused: (found: string) =>
      `Seules les images JPEG, PNG, WebP et AVIF sont acceptées\u202f; ce fichier est ${found}.`,
  },
});
