import { parseMediaUrl, pictureUrl } from '#shared/media-url.ts';
import type { Store } from '../store.ts';
import type { RenditionKey } from './media.ts';
import { announcePictures, markPicturesStored } from './picture-records.ts';

export type FinishedPicture = {
  name: string;
  /** The widest file must be an AVIF: further renditions are made from it. */
  files: readonly (Omit<RenditionKey, 'name'> & { bytes: Buffer })[];
};

/** Stores pictures whose files were made elsewhere, without decoding them. Safe to run twice. */
export async function addFinishedPictures(
  { db, clock, media }: Pick<Store, 'db' | 'clock' | 'media'>,
  pictures: readonly FinishedPicture[],
): Promise<void> {
  const sizes = pictures.map(({ name }) => {
    const url = parseMediaUrl(pictureUrl(name));
    if (!url) throw new Error(`${name} is no name of a picture.`);
    return { name, width: url.width, height: url.height };
  });
  await announcePictures(db, sizes, clock.now());
  await Promise.all(
    pictures.flatMap(({ name, files }) =>
      files.map(({ width, format, bytes }) => media.files.writeRendition(name, width, format, bytes)),
    ),
  );
  await markPicturesStored(
    db,
    sizes.map(({ name }) => name),
  );
}
