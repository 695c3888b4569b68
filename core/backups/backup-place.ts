import type { Readable } from 'node:stream';

/** Where backups lie: a folder, or a bucket. A file is there whole or not at all. */
export type BackupPlace = {
  /** For people. */
  name: string;
  /** The paths that begin so. */
  list(beginning: string): Promise<string[]>;
  /** Answers the size of what lies there now. */
  write(path: string, content: Readable): Promise<number>;
  read(path: string): Promise<Readable | undefined>;
  /** Doing it twice is the same as once. */
  remove(path: string): Promise<void>;
};
