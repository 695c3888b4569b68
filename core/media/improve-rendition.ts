import type { Store } from '../store.ts';
import type { RenditionKey } from './media.ts';
import { isStoredPicture } from './picture-records.ts';
import { readSource } from './read-source.ts';

/** Makes the rendition that has waited longest for its smaller file; false when none waits. */
export async function improveRendition(store: Pick<Store, 'db' | 'media'>): Promise<boolean> {
  const { wanted } = store.media;
  for (const [id, key] of wanted) {
    // Forgotten before it is made: one that fails is tried again when it is asked for again.
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
