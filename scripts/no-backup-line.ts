import { listBackupNames } from '#core/backups/list-backups.ts';
import { manifestFile } from '#core/backups/manifest.ts';
import type { Env } from '#server/env.ts';
import { openBackupPlace } from '#server/open-backup-place.ts';

/** The sentence for a place where no backup is found: those that are there may need another BACKUP_KEY, or none. */
export async function noBackupLine({
  backups,
  dataFolder,
}: Pick<Env, 'backups' | 'dataFolder'>): Promise<string> {
  const place = openBackupPlace({ backups: { ...backups, key: undefined }, dataFolder });
  const sealed = await place.list('sealed-');
  if (sealed.some((path) => path.endsWith(`/${manifestFile}`))) {
    const key = backups.key === undefined ? 'a key' : 'another key';
    return `The backups in ${place.name} are sealed with ${key}: set the BACKUP_KEY that they were made with.`;
  }
  if (backups.key !== undefined && (await listBackupNames(place)).length > 0) {
    return `The backups in ${place.name} are not sealed: take BACKUP_KEY out to read them.`;
  }
  return `There is no backup in ${place.name}.`;
}
