import { pictureUrl } from '#shared/media-url.ts';
import { type Outcome, type Refused, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { makeRendition } from './get-rendition.ts';
import type { PictureRefusal } from './media.ts';
import { announcePictures, markPicturesStored } from './picture-records.ts';
import { fileKind, pictureKind, pictureLimits } from './picture-rules.ts';

/** What a phone shows of a picture in a list; its next visitor need not wait for them. */
const cardWidths = [480, 320] as const;

/**
 * Takes the bytes of an upload into the shop. Nothing of the file survives but its pixels, so that no script, place or
 * second file inside it is ever served.
 */
export async function addPicture(
  { db, clock, media }: Pick<Store, 'db' | 'clock' | 'media'>,
  bytes: Buffer,
): Promise<Outcome<{ url: string }, PictureRefusal>> {
  const refused = refuseBeforeDecoding(bytes);
  if (refused) return refused;
  const decoded = await media.decode(bytes);
  if (!decoded.ok) return decoded;
  const { name, width, height, original } = decoded.value;
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
