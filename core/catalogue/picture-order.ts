import { pictureSlots } from '#shared/picture-slots.ts';
import type { PictureInSlot } from './product.ts';

const places = [pictureSlots[0], undefined, ...pictureSlots.slice(1)];

/** The card's picture first, then those without a slot, then the others by their slots; within one as the owner has them. */
export function inOrderOfSlots(
  images: readonly string[],
  imageSlots: readonly PictureInSlot[] | null | undefined,
): string[] {
  const slots = new Map(imageSlots ?? []);
  const placeOf = (url: string) => places.indexOf(slots.get(url));
  return images.toSorted((one, other) => placeOf(one) - placeOf(other));
}
