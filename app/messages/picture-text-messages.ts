import { defineMessages } from '#shared/messages/define-messages.ts';
import { productFormLabels } from '#shared/messages/product-field-messages.ts';

/** Texts about what the pictures of a product show. */
export const pictureTextMessages = defineMessages({
  en: {
    title: productFormLabels.en.imageTexts,
    help: 'Read aloud to people who do not see the picture, and read by search engines. Where you write nothing, the name of the product is said.',
    inEnglish: (position: number) => `Picture ${position}`,
    inFrench: (position: number) => `Picture ${position} in French`,
    slot: (position: number) => `What picture ${position} is for`,
    noSlot: 'Anything else',
    slotsHelp:
      'A picture for the card comes first, then those on skin, of the texture, the box and in hand, in this order.',
  },
  fr: {
    title: 'Ce que montrent les images',
    help: 'Lu à voix haute à qui ne voit pas l’image, et lu par les moteurs de recherche. Là où vous n’écrivez rien, le nom du produit est dit.',
    inEnglish: (position: number) => `Image ${position} (anglais)`,
    inFrench: (position: number) => `Image ${position} en français`,
    slot: (position: number) => `Rôle de l’image ${position}`,
    noSlot: 'Autre chose',
    slotsHelp:
      'L’image de la fiche vient en premier\u202f; puis celles sur la peau, de la texture, de la boîte et en main, dans cet ordre.',
  },
});

/** The purposes of a product's pictures, of which the owner chooses. */
export const pictureSlotNames = defineMessages({
  en: { card: 'The card', skin: 'On skin', texture: 'The texture', box: 'The box', hand: 'In the hand' },
  fr: { card: 'La fiche', skin: 'Sur la peau', texture: 'La texture', box: 'La boîte', hand: 'Dans la main' },
});
