import { listBackupNames, type readBackups } from '#core/backups/list-backups.ts';
import { manifestFile } from '#core/backups/manifest.ts';
import type { Env } from '#server/env.ts';
import { openBackupPlace } from '#server/open-backup-place.ts';

/** The sentence for a place where no backup is found: those that are there may need another BACKUP_KEY, or none. */
async function noBackupLine({ backups, dataFolder }: Pick<Env, 'backups' | 'dataFolder'>): Promise<string> {
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

type Found = Awaited<ReturnType<typeof readBackups>>;

/** The line above a list of backups, or instead of it where none can be used. */
export async function headingOf(
  env: Pick<Env, 'backups' | 'dataFolder'>,
  { backups, unreadable }: Found,
): Promise<string> {
  const { name } = openBackupPlace(env);
  if (backups.length > 0) return `Backups in ${name}:`;
  return unreadable.length > 0 ? `None of the backups in ${name} can be read.` : noBackupLine(env);
}
