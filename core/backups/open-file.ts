import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { BackupPlace } from './backup-place.ts';
import { BackupProblem } from './manifest.ts';

export async function openFile(place: BackupPlace, path: string): Promise<Readable> {
  const content = await place.read(path);
  if (!content) throw new BackupProblem(`The file ${path} of the backup is missing.`);
  return content;
}

/** The rows of a packed table. */
export async function openTable(place: BackupPlace, path: string): Promise<Readable> {
  const content = await openFile(place, path);
  return Readable.from(unpack(content, path));
}

async function* unpack(content: Readable, path: string): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(content, createGunzip(), () => undefined);
  } catch (cause) {
    throw cause instanceof BackupProblem ? cause : damaged(path, cause);
  }
}

export function damaged(path: string, cause?: unknown): BackupProblem {
  return new BackupProblem(`The file ${path} of the backup is not as it was written: it is damaged.`, {
    cause,
  });
}
