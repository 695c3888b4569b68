import { hash } from 'node:crypto';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { tallyRows } from '#db/dump/tally-rows.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Manifest, picturePath, type StoredPicture, tablePath } from './manifest.ts';
import { damaged, openFile, openTable } from './open-file.ts';

/** Reads the whole backup and compares it with its manifest. */
export async function verifyBackup(place: BackupPlace, backup: string, manifest: Manifest): Promise<void> {
  await verifyTables(place, backup, manifest);
  for (const picture of manifest.pictures) await readStoredPicture(place, picture);
}

export async function verifyTables(
  place: BackupPlace,
  backup: string,
  { database }: Pick<Manifest, 'database'>,
): Promise<void> {
  for (const { name, rows, checksum } of database.tables) {
    const counted = tallyRows();
    const path = tablePath(backup, name);
    await pipeline(await openTable(place, path), counted, nowhere());
    const found = counted.tally();
    if (found.rows !== rows || found.checksum !== checksum) throw damaged(path);
  }
}

export async function readStoredPicture(place: BackupPlace, picture: StoredPicture): Promise<Buffer> {
  const path = picturePath(picture.name);
  const bytes = await buffer(await openFile(place, path));
  if (hash('sha256', bytes) !== picture.checksum) throw damaged(path);
  return bytes;
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
