import { defineMessages } from './define-messages.ts';

/** The description of a picture by its slot, used where the owner wrote none. The one in the card slot shows the product itself. */
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

/** French 'de' becomes “d’” before a vowel and before the silent h of oils and creams. */
function ofInFrench(name: string): string {
  return /^(?:[aeiouyœàâéèêëîïôöûü]|hui|hyd)/i.test(name) ? `d’${name}` : `de ${name}`;
}
