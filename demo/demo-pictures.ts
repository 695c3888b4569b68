import { readFile } from 'node:fs/promises';
import { addFinishedPictures } from '#core/media/add-finished-pictures.ts';
import type { Store } from '#core/store.ts';

/**
 * The widths of `pictures/{width}/{name}.avif`, made by drawings/draw-pictures.ts: the one that a card shows on a phone, and the widest.
 */
export const pictureWidths = [480, 960] as const;

const picturesAtOnce = 50;

export function pictureFile(name: string, width: (typeof pictureWidths)[number]): URL {
  return new URL(`./pictures/${width}/${name}.avif`, import.meta.url);
}

/** The name in '/media/{name}/{width}.webp'. */
export function pictureNameOf(url: string): string {
  return url.split('/')[2] ?? '';
}

/** Adds the demo's pictures to those of the shop, with their files. */
export async function addDemoPictures(
  store: Pick<Store, 'db' | 'clock' | 'media'>,
  names: readonly string[],
): Promise<void> {
  for (let first = 0; first < names.length; first += picturesAtOnce) {
    const batch = names.slice(first, first + picturesAtOnce);
    await addFinishedPictures(store, await Promise.all(batch.map(readPicture)));
  }
}

async function readPicture(name: string) {
  const files = pictureWidths.map(async (width) => ({
    width,
    format: 'avif' as const,
    bytes: await readFile(pictureFile(name, width)),
  }));
  return { name, files: await Promise.all(files) };
}
