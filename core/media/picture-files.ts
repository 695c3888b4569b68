import type { MediaFormat, MediaWidth } from '#shared/media-url.ts';

/** Where picture files are stored: on disk or in a bucket. A file is there complete or not at all. */
export type PictureFiles = {
  readOriginal(name: string): Promise<Buffer | undefined>;
  writeOriginal(name: string, bytes: Buffer): Promise<void>;
  readRendition(name: string, width: MediaWidth, format: MediaFormat): Promise<Buffer | undefined>;
  writeRendition(name: string, width: MediaWidth, format: MediaFormat, bytes: Buffer): Promise<void>;
  /** Doing it twice is the same as once. */
  remove(name: string): Promise<void>;
  /** Removes what a process that was killed while it wrote has left; answers how many files. */
  removeUnfinished(before: Date): Promise<number>;
};
