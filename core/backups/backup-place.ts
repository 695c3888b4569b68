import type { Readable } from 'node:stream';

/** Where backups are stored: a folder or a bucket. A file is there complete or not at all. */
export type BackupPlace = {
  /** For people. */
  name: string;
  /** The paths that begin so. */
  list(beginning: string): Promise<string[]>;
  /** Returns the size of the stored file. */
  write(path: string, content: Readable): Promise<number>;
  read(path: string): Promise<Readable | undefined>;
  /** Doing it twice is the same as once. */
  remove(path: string): Promise<void>;
};
