import type { Readable } from 'node:stream';

/** Where backups are stored: a folder or a bucket. A file is there complete or not at all. */
export type BackupPlace = {
  /** The place's name in messages. */
  name: string;
  /** The paths with this prefix. */
  list(beginning: string): Promise<string[]>;
  /** Returns the size of the stored file. */
  write(path: string, content: Readable): Promise<number>;
  read(path: string): Promise<Readable | undefined>;
  /** Safe to call twice. */
  remove(path: string): Promise<void>;
};
