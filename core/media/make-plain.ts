import { parseMediaUrl } from '#shared/media-url.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { storePicture } from './add-picture.ts';
import { isStoredPicture } from './picture-records.ts';
import { readSource } from './read-source.ts';

const widest = 960;

/** Adds a copy of one of the shop's own pictures with its background made white; the original stays as it is. */
export async function makePlain(
  store: Pick<Store, 'db' | 'clock' | 'media'>,
  url: string,
): Promise<
  Outcome<
    { url: string },
    'PICTURE_NOT_FOUND' | 'PICTURE_BACKGROUND_MIXED' | 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS'
  >
> {
  const name = parseMediaUrl(url)?.base.split('/').at(-1);
  if (name === undefined || !(await isStoredPicture(store.db, name))) return refuse('PICTURE_NOT_FOUND');
  const source = await readSource(store.media, name, widest);
  if (!source) return refuse('PICTURE_NOT_FOUND');
  const made = await store.media.plain(source);
  return made.ok ? storePicture(store, made.value) : made;
}
