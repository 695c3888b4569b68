import { pictureSlots } from '#shared/picture-slots.ts';
import type { PictureInSlot } from './product.ts';

/**
 * Orders pictures: first the card's picture, or else the first one without a slot; then those with slots in the order of
 * the slots, then the others in the owner's order.
 */
export function inOrderOfSlots(
  images: readonly string[],
  imageSlots: readonly PictureInSlot[] | null | undefined,
): string[] {
  const slots = new Map(imageSlots ?? []);
  const first =
    images.find((url) => slots.get(url) === 'card') ?? images.find((url) => slots.get(url) === undefined);
  const positionOf = (url: string) => {
    const slot = slots.get(url);
    if (url === first) return -1;
    return slot === undefined ? pictureSlots.length : pictureSlots.indexOf(slot);
  };
  return images.toSorted((one, other) => positionOf(one) - positionOf(other));
}
