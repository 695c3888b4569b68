import { defineMessages } from '#shared/messages/define-messages.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';

/** Texts about what the pictures of a product show. */
export const pictureTextMessages = defineMessages({
  en: {
    title: productFormLabels.en.imageTexts,
    help: 'Read aloud to people who do not see the picture, and read by search engines. Where you write nothing, the name of the product is said.',
    inEnglish: (position: number) => `Picture ${position}`,
    inFrench: (position: number) => `Picture ${position} in French`,
  },
  fr: {
    title: 'Ce que montrent les images',
    help: 'Lu à voix haute à qui ne voit pas l’image, et lu par les moteurs de recherche. Là où vous n’écrivez rien, le nom du produit est dit.',
    inEnglish: (position: number) => `Image ${position} (anglais)`,
    inFrench: (position: number) => `Image ${position} en français`,
  },
});
