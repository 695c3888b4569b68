import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { dumpDatabase } from '#db/dump/dump-database.ts';
import { inSnapshot } from '#db/dump/dump-session.ts';
import type { PictureFiles } from '../media/picture-files.ts';
import type { Clock } from '../store.ts';
import { backupName } from './backup-name.ts';
import type { BackupPlace } from './backup-place.ts';
import type { Backup } from './list-backups.ts';
import { BackupProblem, type Manifest, tablePath, writeManifest } from './manifest.ts';
import { removeBackup, removeOldBackups } from './remove-old-backups.ts';
import { storePictures } from './store-pictures.ts';
import { verifyTables } from './verify-backup.ts';

export type BackupParts = {
  connectionString: string;
  place: BackupPlace;
  pictures: Pick<PictureFiles, 'readOriginal'>;
  clock: Clock;
  /** The shop's version. */
  version: string;
  onProgress?: (sentence: string) => void;
};

// Only one backup runs at a time: otherwise the removal of old backups could delete pictures that a new one is about to use.
const backupLock = 7_263_003;

/**
 * Copies the database as of one moment, and its pictures, while the shop keeps running. The backup counts only after
 * it has been read back and compared. Afterwards, backups that are too old are removed.
 */
export function makeBackup(parts: BackupParts): Promise<Backup> {
  return inSnapshot(parts.connectionString, async (snapshot) => {
    await lockBackups(snapshot);
    const madeAt = parts.clock.now();
    const name = backupName(madeAt);
    const manifest = await copyOrRemove(parts, snapshot, name, madeAt);
    await removeOldBackups(parts.place, madeAt);
    return { name, manifest };
  });
}

const waitedTooLong = '55P03';

async function lockBackups(snapshot: pg.Client): Promise<void> {
  // Waits 3 s: a failed backup holds the lock until PostgreSQL notices that its connection is gone.
  await snapshot.query(`set local lock_timeout = '3s'`);
  await snapshot.query('select pg_advisory_lock($1)', [backupLock]).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === waitedTooLong)
      throw new BackupUnderway('Another backup of this shop is being made.');
    throw error;
  });
  await snapshot.query('set local lock_timeout to default');
}

export class BackupUnderway extends BackupProblem {}

/** Removes the copied files after a failure, because the next try needs the space. */
async function copyOrRemove(
  parts: BackupParts,
  snapshot: pg.Client,
  name: string,
  madeAt: Date,
): Promise<Manifest> {
  const { place, onProgress } = parts;
  try {
    const manifest = await copyShop(parts, snapshot, name, madeAt);
    onProgress?.('Reading the tables again and comparing …');
    await verifyTables(place, name, manifest);
    await writeManifest(place, name, manifest);
    return manifest;
  } catch (error) {
    // If the place does not answer, a later backup removes the files.
    await removeBackup(place, name).catch(() => undefined);
    throw error;
  }
}

async function copyShop(
  { place, pictures: files, version, onProgress }: BackupParts,
  snapshot: pg.Client,
  name: string,
  madeAt: Date,
): Promise<Manifest> {
  let bytes = 0;
  const database = await dumpDatabase(snapshot, async (table, rows) => {
    bytes += await place.write(tablePath(name, table), pack(rows));
  });
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  onProgress?.(`${database.tables.length} tables with ${rows} rows are copied.`);
  const pictures = await storePictures({ place, files, onProgress }, await listPictures(snapshot));
  return {
    format: 1,
    madeAt: madeAt.toISOString(),
    version,
    database,
    pictures,
    bytes: pictures.reduce((sum, picture) => sum + picture.bytes, bytes),
  };
}

/** The stored pictures. The demo's are among them, but without an original in the shop's folder: their files come with the shop. */
async function listPictures(snapshot: pg.Client): Promise<string[]> {
  const { rows } = await snapshot.query<{ name: string }>(
    `select name from public.media where is_stored order by name`,
  );
  return rows.map(({ name }) => name);
}

function pack(rows: Readable): Readable {
  const packed = createGzip();
  // An error also destroys `packed`, so its reader gets the error.
  pipeline(rows, packed, () => undefined);
  return packed;
}
