import type { MediaFormat, MediaWidth } from '#shared/media-url.ts';

/** Where picture files are stored: on disk or in a bucket. A file is either complete or absent. */
export type PictureFiles = {
  readOriginal(name: string): Promise<Buffer | undefined>;
  writeOriginal(name: string, bytes: Buffer): Promise<void>;
  readRendition(name: string, width: MediaWidth, format: MediaFormat): Promise<Buffer | undefined>;
  writeRendition(name: string, width: MediaWidth, format: MediaFormat, bytes: Buffer): Promise<void>;
  /** Safe to call twice. */
  remove(name: string): Promise<void>;
  /** Removes leftovers of a process killed while writing; returns how many files. */
  removeUnfinished(before: Date): Promise<number>;
};
