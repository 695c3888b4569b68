import { defineMessages } from './define-messages.ts';

/** What a picture of each slot shows of a product, said where its owner wrote nothing. The card's shows the product itself. */
export const pictureSlotTexts = defineMessages({
  en: {
    skin: (name: string) => `${name} on skin`,
    texture: (name: string) => `Texture of ${name}`,
    box: (name: string) => `${name} with its box`,
    hand: (name: string) => `${name} in the hand`,
  },
  fr: {
    skin: (name: string) => `${name} sur la peau`,
    texture: (name: string) => `Texture ${ofInFrench(name)}`,
    box: (name: string) => `${name} avec sa boîte`,
    hand: (name: string) => `${name} dans la main`,
  },
});

/** Before a vowel and the silent h of oils and creams, 'de' loses its own. */
function ofInFrench(name: string): string {
  return /^(?:[aeiouyœàâéèêëîïôöûü]|hui|hyd)/i.test(name) ? `d’${name}` : `de ${name}`;
}
