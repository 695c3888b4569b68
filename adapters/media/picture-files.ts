import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFormat, MediaWidth } from '#shared/media-url.ts';

/** Where the files of pictures lie: on the disk, or in a bucket. A file is there whole or not at all. */
export type PictureFiles = {
  readOriginal(name: string): Promise<Buffer>;
  writeOriginal(name: string, bytes: Buffer): Promise<void>;
  readRendition(name: string, width: MediaWidth, format: MediaFormat): Promise<Buffer | undefined>;
  writeRendition(name: string, width: MediaWidth, format: MediaFormat, bytes: Buffer): Promise<void>;
  /** Doing it twice is the same as once. */
  remove(name: string): Promise<void>;
};

/** Where pictures lie on the disk: `originals/{name}.webp`, `renditions/{name}/{width}.{format}`. */
export function createPictureFolder(folder: string): PictureFiles {
  const original = (name: string) => join(folder, 'originals', `${name}.webp`);
  const renditions = (name: string) => join(folder, 'renditions', name);
  const rendition = (name: string, width: MediaWidth, format: MediaFormat) =>
    join(renditions(name), `${width}.${format}`);
  return {
    readOriginal: (name) => readFile(original(name)),
    writeOriginal: (name, bytes) => writeWhole(original(name), bytes),
    readRendition: (name, width, format) => readIfThere(rendition(name, width, format)),
    writeRendition: (name, width, format, bytes) => writeWhole(rendition(name, width, format), bytes),
    remove: async (name) => {
      await rm(original(name), { force: true });
      await rm(renditions(name), { recursive: true, force: true });
    },
  };
}

/** Under its own name only once it is complete: whoever reads meanwhile sees the whole file or none. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
