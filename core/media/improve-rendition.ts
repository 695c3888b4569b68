import type { Store } from '../store.ts';
import type { RenditionKey } from './media.ts';
import { isStoredPicture } from './picture-records.ts';
import { readSource } from './read-source.ts';

/** Makes the AVIF that was requested first; false if none waits. */
export async function improveRendition(store: Pick<Store, 'db' | 'media'>): Promise<boolean> {
  const { wanted } = store.media;
  for (const [id, key] of wanted) {
    // Removed from the list before it is made: a failing one is tried again at its next request.
    wanted.delete(id);
    if (await improve(store, key)) return true;
  }
  return false;
}

async function improve({ db, media }: Pick<Store, 'db' | 'media'>, key: RenditionKey): Promise<boolean> {
  const { name, width, format } = key;
  const { files } = media;
  if (await files.readRendition(name, width, format)) return false;
  if (!(await isStoredPicture(db, name))) return false;
  const source = await readSource(media, name, width);
  if (!source) return false;
  await files.writeRendition(name, width, format, await media.encodeAtLeisure({ ...key, source }));
  return true;
}
