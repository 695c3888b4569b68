import { pictureUrl } from '#shared/media-url.ts';
import { type Outcome, type Refused, refuse, succeed } from '#shared/outcome.ts';
import { fileKind, pictureKind } from '#shared/picture-kind.ts';
import type { Store } from '../store.ts';
import { makeRendition } from './get-rendition.ts';
import type { DecodedPicture, PictureRefusal } from './media.ts';
import { announcePictures, markPicturesStored } from './picture-records.ts';
import { pictureLimits } from './picture-rules.ts';

/** The widths that a phone shows in a list, made immediately so that the next visitor need not wait. */
const cardWidths = [480, 320] as const;

/**
 * Adds an uploaded picture to the shop. Only its pixels are kept, so that no script, location or second file inside it
 * is ever served.
 */
export async function addPicture(
  { db, clock, media }: Pick<Store, 'db' | 'clock' | 'media'>,
  bytes: Buffer,
): Promise<Outcome<{ url: string }, PictureRefusal>> {
  const refused = refuseBeforeDecoding(bytes);
  if (refused) return refused;
  const decoded = await media.decode(bytes);
  if (!decoded.ok) return decoded;
  return storePicture({ db, clock, media }, decoded.value);
}

export async function storePicture(
  { db, clock, media }: Pick<Store, 'db' | 'clock' | 'media'>,
  { name, width, height, original }: DecodedPicture,
): Promise<Outcome<{ url: string }, never>> {
  await announcePictures(db, [{ name, width, height }], clock.now());
  await media.files.writeOriginal(name, original);
  for (const cardWidth of cardWidths) {
    await makeRendition(media, { name, width: cardWidth, format: 'webp' }, original);
  }
  await markPicturesStored(db, [name]);
  return succeed({ url: pictureUrl(name) });
}

function refuseBeforeDecoding(bytes: Buffer): Refused<'FILE_TOO_LARGE' | 'PICTURE_KIND_REFUSED'> | undefined {
  if (bytes.length > pictureLimits.megabytes * 1024 * 1024) {
    return refuse('FILE_TOO_LARGE', { limitMegabytes: pictureLimits.megabytes });
  }
  if (!pictureKind(bytes)) return refuse('PICTURE_KIND_REFUSED', { found: fileKind(bytes) });
  return undefined;
}
