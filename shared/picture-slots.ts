/** The purpose of a product's picture, in the order of the gallery. */
export const pictureSlots = ['card', 'skin', 'texture', 'box', 'hand'] as const;
export type PictureSlot = (typeof pictureSlots)[number];

export function isPictureSlot(text: string): text is PictureSlot {
  return pictureSlots.some((slot) => slot === text);
}
