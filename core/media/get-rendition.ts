import { isPictureName, MEDIA_WIDTHS, type MediaFormat } from '#shared/media-url.ts';
import { unlessDiskFull } from '../disk/disk.ts';
import type { Store } from '../store.ts';
import type { Media, RenditionKey } from './media.ts';
import { isStoredPicture } from './picture-records.ts';
import { readSource } from './read-source.ts';

export type Rendition = {
  bytes: Buffer;
  /** 'webp' if AVIF was requested and is not made yet. */
  format: MediaFormat;
  /** False while a smaller file will follow. */
  isFinal: boolean;
};

/**
 * The highest number of renditions remembered as wanted; one beyond the limit is remembered when it is next requested.
 */
const mostWanted = 2_000;

/**
 * One rendition by the parts of its address, made at the first request; undefined if there is no such picture. WebP is
 * made while the visitor waits. AVIF takes ten times as long: WebP is sent, and the AVIF is made later at low priority.
 */
export async function getRendition(
  store: Pick<Store, 'db' | 'media'>,
  asked: { name: string; width: number; format: MediaFormat },
): Promise<Rendition | undefined> {
  const { media } = store;
  const { name, format } = asked;
  const width = MEDIA_WIDTHS.find((known) => known === asked.width);
  if (width === undefined || !isPictureName(name)) return undefined;
  const kept = await media.files.readRendition(name, width, format);
  if (kept) return { bytes: kept, format, isFinal: true };
  const bytes = await makeOnce(store, { name, width, format: 'webp' });
  if (!bytes) return undefined;
  if (format === 'webp') return { bytes, format, isFinal: true };
  if (media.wanted.size < mostWanted)
    media.wanted.set(keyOf({ name, width, format }), { name, width, format });
  return { bytes, format: 'webp', isFinal: false };
}

/** Visitors who ask for the same missing rendition wait for the same encoding. */
function makeOnce(store: Pick<Store, 'db' | 'media'>, key: RenditionKey): Promise<Buffer | undefined> {
  const { underway } = store.media;
  const id = keyOf(key);
  const making = underway.get(id) ?? readOrMake(store, key).finally(() => underway.delete(id));
  underway.set(id, making);
  return making;
}

async function readOrMake(
  { db, media }: Pick<Store, 'db' | 'media'>,
  key: RenditionKey,
): Promise<Buffer | undefined> {
  const kept = await media.files.readRendition(key.name, key.width, key.format);
  if (kept) return kept;
  if (!(await isStoredPicture(db, key.name))) return undefined;
  const source = await readSource(media, key.name, key.width);
  if (!source) return undefined;
  const bytes = await media.encode({ ...key, source });
  // The visitor gets it even if there is no room to store it.
  await media.files.writeRendition(key.name, key.width, key.format, bytes).catch(unlessDiskFull);
  return bytes;
}

export async function makeRendition(
  media: Pick<Media, 'encode' | 'files'>,
  { name, width, format }: RenditionKey,
  source: Buffer,
): Promise<Buffer> {
  const bytes = await media.encode({ name, width, format, source });
  await media.files.writeRendition(name, width, format, bytes);
  return bytes;
}

function keyOf({ name, width, format }: RenditionKey): string {
  return `${name}/${width}.${format}`;
}
