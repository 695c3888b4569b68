/** What a picture of a product is for, in the order of a gallery. */
export const pictureSlots = ['card', 'skin', 'texture', 'box', 'hand'] as const;
export type PictureSlot = (typeof pictureSlots)[number];

export function isPictureSlot(text: string): text is PictureSlot {
  return pictureSlots.some((slot) => slot === text);
}
