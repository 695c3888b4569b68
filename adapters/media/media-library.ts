import type { MediaLibrary, Rendition } from '#core/media/media-library.ts';
import {
  announceUpload,
  findPicture,
  findUnfinishedPicture,
  markPictureFinished,
  markPictureStored,
  type PictureRecord,
} from '#core/media/picture-records.ts';
import type { Store } from '#core/store.ts';
import { MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from '#shared/media-url.ts';
import { succeed } from '#shared/outcome.ts';
import { createEncodingQueue } from './encoding-queue.ts';
import type { PictureFiles } from './picture-files.ts';
import type { PictureProcess } from './picture-process.ts';

export type MediaLibraryOptions = {
  db: Store['db'];
  clock: Store['clock'];
  files: PictureFiles;
  pictures: PictureProcess;
  /** Draws a demo picture from its parameters; the adapter does not know what they say. */
  drawSvg: (drawing: never) => string;
  /** Pictures encoded at the same time. */
  concurrency?: number;
};

/** The process holds the picture it unfolded last, and makes what is narrower from it. */
const widestFirst = MEDIA_WIDTHS.toReversed();

const pictureName = /^[0-9A-Za-z_-]+-\d{1,5}x\d{1,5}-[0-9a-f]{6}$/;

/** Pictures as files beside their records in the database, encoded by sharp. */
export function createMediaLibrary(options: MediaLibraryOptions): MediaLibrary {
  const { db, files, pictures } = options;
  const queue = createEncodingQueue(options.concurrency ?? 2);
  const encodings = new Map<string, Promise<Buffer | undefined>>();
  /** Pictures somebody has looked at without their AVIF being there: they are finished first. */
  const wanted = new Set<string>();
  /** Pictures that could not be finished; the next start tries them again. */
  const failed = new Set<string>();

  return {
    async add(bytes) {
      const decoded = await queue.now(() => pictures.decode(bytes));
      if (!decoded.ok) return decoded;
      const { name, width, height } = decoded.value;
      const original = Buffer.from(decoded.value.original);
      await announceUpload(db, { name, width, height, at: options.clock.now() });
      await files.writeOriginal(name, original);
      for (const side of widestFirst) await queue.now(() => encode(original, name, side, 'webp'));
      await markPictureStored(db, name);
      return succeed({ url: `/media/${name}/960.webp` });
    },

    async rendition(name, width, format): Promise<Rendition | undefined> {
      const side = MEDIA_WIDTHS.find((known) => known === width);
      if (side === undefined || !pictureName.test(name)) return undefined;
      const there = await files.readRendition(name, side, format);
      if (there) return { bytes: there, contentType: `image/${format}`, isFinal: true };
      const bytes = await encodeOnce(name, side);
      if (!bytes) return undefined;
      if (format === 'avif') wanted.add(name);
      return { bytes, contentType: 'image/webp', isFinal: format === 'webp' };
    },

    remove: (name) => files.remove(name),
    removeUnfinished: (before) => files.removeUnfinished(before),

    async finishOne() {
      const record = await nextToFinish();
      if (!record) return false;
      try {
        await finish(record);
        wanted.delete(record.name);
      } catch (error) {
        failed.add(record.name);
        wanted.delete(record.name);
        throw error;
      }
      return true;
    },
  };

  /** Many visitors who ask for the same missing rendition wait for the same encoding. */
  function encodeOnce(name: string, width: MediaWidth): Promise<Buffer | undefined> {
    const key = `${name}/${width}`;
    const encoding = encodings.get(key) ?? readOrEncode(name, width).finally(() => encodings.delete(key));
    encodings.set(key, encoding);
    return encoding;
  }

  async function readOrEncode(name: string, width: MediaWidth): Promise<Buffer | undefined> {
    const there = await files.readRendition(name, width, 'webp');
    if (there) return there;
    const record = await findPicture(db, name);
    return record && queue.now(async () => encode(await open(record), name, width, 'webp'));
  }

  async function nextToFinish(): Promise<PictureRecord | undefined> {
    for (const name of wanted) {
      const record = await findPicture(db, name);
      if (record) return record;
      wanted.delete(name);
    }
    return findUnfinishedPicture(db, [...failed]);
  }

  /** WebP of every width first: it is what every browser can show. */
  async function finish(record: PictureRecord): Promise<void> {
    const { name } = record;
    const source = await open(record);
    for (const format of ['webp', 'avif'] as const) {
      for (const width of widestFirst) {
        if (await files.readRendition(name, width, format)) continue;
        await queue.whenIdle(() => encode(source, name, width, format));
      }
    }
    await markPictureFinished(db, name, new Date());
  }

  async function encode(
    source: Buffer,
    name: string,
    width: MediaWidth,
    format: MediaFormat,
  ): Promise<Buffer> {
    const bytes = await pictures.render({ name, source, width, format });
    await files.writeRendition(name, width, format, bytes);
    return bytes;
  }

  async function open(record: PictureRecord): Promise<Buffer> {
    if (record.source === 'upload') return files.readOriginal(record.name);
    // What the database holds as a drawing was put there by whoever brought `drawSvg`.
    return Buffer.from(options.drawSvg(record.drawing as never));
  }
}
