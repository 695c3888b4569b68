import { createDatabase } from '#db/client.ts';
import { loadDatabase } from '#db/dump/load-database.ts';
import { migrate } from '#db/migrate.ts';
import type { PictureFiles } from '../media/picture-files.ts';
import { keepAsStored } from '../media/picture-records.ts';
import type { BackupPlace } from './backup-place.ts';
import type { Backup } from './list-backups.ts';
import { BackupProblem, type Manifest, readManifest, tablePath } from './manifest.ts';
import { openTable } from './open-file.ts';
import { readStoredPicture } from './verify-backup.ts';

export type RestoreParts = {
  connectionString: string;
  place: BackupPlace;
  pictures: Pick<PictureFiles, 'readOriginal' | 'writeOriginal'>;
  /** Whether the current content of the database may be overwritten. */
  replaces: boolean;
  onProgress?: (sentence: string) => void;
};

/**
 * Replaces the database and the pictures with those of a backup, and migrates them to this version's schema. The
 * database is replaced in one transaction at the end, or not at all.
 */
export async function restoreBackup(parts: RestoreParts, name: string): Promise<Backup> {
  const { connectionString, place, replaces, onProgress } = parts;
  const manifest = await readManifest(place, name);
  if (!manifest) throw new BackupProblem(`There is no whole backup ${name} in ${place.name}.`);
  await loadDatabase(connectionString, manifest.database, {
    replaces,
    read: (table) => openTable(place, tablePath(name, table)),
    onLoaded: (table, rows) => onProgress?.(`${table}: ${rows} rows`),
    beforeCommit: async (client) => {
      // The signing secret is a file on the machine (server/auth-secret.ts), and this may be another machine.
      await client.query('delete from public.secrets');
      await restorePictures(parts, { name, manifest });
    },
  });
  onProgress?.('Bringing the database to the schema of this version …');
  await migrate(connectionString);
  await noteMissingPictures(connectionString, manifest);
  return { name, manifest };
}

/** Marks only the backup's pictures as stored; the next start adds those of the demo. */
async function noteMissingPictures(connectionString: string, { pictures }: Manifest): Promise<void> {
  const db = createDatabase(connectionString);
  await keepAsStored(
    db,
    pictures.map(({ name }) => name),
  ).finally(() => db.destroy());
}

/** Writes pictures that are missing or damaged. A picture never changes under its name, so those that are not in the backup can stay. */
async function restorePictures(
  { place, pictures, onProgress }: RestoreParts,
  { manifest }: Backup,
): Promise<void> {
  for (const picture of manifest.pictures) {
    const bytes = await readStoredPicture(place, picture);
    const there = await pictures.readOriginal(picture.name);
    if (!there?.equals(bytes)) await pictures.writeOriginal(picture.name, bytes);
  }
  onProgress?.(`${manifest.pictures.length} pictures`);
}
