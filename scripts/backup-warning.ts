import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Env } from '#server/env.ts';
import { openBackupPlace } from '#server/open-backup-place.ts';

/**
 * What is wrong with the folder of the nightly backups, found by writing a file and removing it again. The shop opens all the same: it can sell
 * while a disk is missing. A bucket is not tried, because one that does not answer would hold up the start.
 */
export async function backupWarning(env: Pick<Env, 'backups' | 'dataFolder'>): Promise<string | undefined> {
  if (!env.backups.isDaily || env.backups.s3 !== undefined) return undefined;
  const place = openBackupPlace(env);
  // A folder of its own, which is removed with the file: other machines may try the same place.
  const path = `try-${randomBytes(6).toString('hex')}/file`;
  try {
    await place.write(path, Readable.from(['']));
    await place.remove(path);
    return undefined;
  } catch (error) {
    const why =
      error instanceof Error ? ('code' in error ? String(error.code) : error.message) : String(error);
    return `no backup can be written to ${place.name} (${why}): BACKUP_FOLDER has to name a folder that the shop may write to (docs/operate.md)`;
  }
}
