import { randomBytes } from 'node:crypto';
import { glob, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RequireRoom } from '#core/disk/disk.ts';
import type { PictureFiles } from '#core/media/picture-files.ts';
import type { MediaFormat, MediaWidth } from '#shared/media-url.ts';
import { makeFolders } from '../make-folders.ts';
import { unlessMissing } from '../unless-missing.ts';

const unfinishedEnding = '.part';

/** Pictures on the disk, as `originals/{name}.webp` and `renditions/{name}/{width}.{format}`. */
export function createPictureFolder(folder: string, requireRoom?: RequireRoom): PictureFiles {
  const original = (name: string) => join(folder, 'originals', `${name}.webp`);
  const renditions = (name: string) => join(folder, 'renditions', name);
  const rendition = (name: string, width: MediaWidth, format: MediaFormat) =>
    join(renditions(name), `${width}.${format}`);
  const write = async (path: string, bytes: Buffer) => {
    await requireRoom?.(bytes.length);
    await writeWhole(path, bytes);
  };
  return {
    readOriginal: (name) => readFile(original(name)).catch(unlessMissing),
    writeOriginal: (name, bytes) => write(original(name), bytes),
    readRendition: (name, width, format) => readFile(rendition(name, width, format)).catch(unlessMissing),
    writeRendition: (name, width, format, bytes) => write(rendition(name, width, format), bytes),
    remove: async (name) => {
      await rm(original(name), { force: true });
      await rm(renditions(name), { recursive: true, force: true });
    },
    removeUnfinished: async (before) => {
      let removed = 0;
      for await (const found of glob(`**/*${unfinishedEnding}`, { cwd: folder })) {
        const path = join(folder, found);
        // A file finished meanwhile has another name and is no longer found.
        const unfinished = await stat(path).catch(unlessMissing);
        if (unfinished === undefined || unfinished.mtime >= before) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Gives the file its name only once it is complete, so that a reader sees the whole file or none. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}${unfinishedEnding}`;
  await makeFolders(dirname(path));
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
