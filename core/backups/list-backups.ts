import { timeIn } from './backup-name.ts';
import type { BackupPlace } from './backup-place.ts';
import { BackupProblem, type Manifest, manifestFile, readManifest } from './manifest.ts';

export type Backup = { name: string; manifest: Manifest };

/** A backup whose manifest is damaged or of a newer version, and why. */
export type UnreadableBackup = { name: string; problem: BackupProblem };

/** The complete backups, newest first. */
export async function listBackups(place: BackupPlace): Promise<Backup[]> {
  return (await readBackups(place)).backups;
}

/** The complete backups, newest first, and those that cannot be read: one of them must not hide the others. */
export async function readBackups(
  place: BackupPlace,
): Promise<{ backups: Backup[]; unreadable: UnreadableBackup[] }> {
  const backups: Backup[] = [];
  const unreadable: UnreadableBackup[] = [];
  for (const name of await listBackupNames(place)) {
    const found = await readOrProblem(place, name);
    if (found instanceof BackupProblem) unreadable.push({ name, problem: found });
    else if (found) backups.push({ name, manifest: found });
  }
  return { backups, unreadable };
}

/** The newest backup that can be read; undefined if there is none. */
export async function findNewestBackup(place: BackupPlace): Promise<Backup | undefined> {
  for (const name of await listBackupNames(place)) {
    const found = await readOrProblem(place, name);
    if (found && !(found instanceof BackupProblem)) return { name, manifest: found };
  }
  return undefined;
}

/** A folder or bucket that does not answer is no damaged backup: it rejects. */
async function readOrProblem(
  place: BackupPlace,
  name: string,
): Promise<Manifest | BackupProblem | undefined> {
  try {
    return await readManifest(place, name);
  } catch (error) {
    if (error instanceof BackupProblem) return error;
    throw error;
  }
}

// Names of backups begin with the year; the pictures next to them, which may be many, do not.
const millennium = '2';

/** The names of the complete backups, newest first, without reading their manifests. */
export async function listBackupNames(place: BackupPlace): Promise<string[]> {
  const paths = await place.list(millennium);
  return paths
    .filter((path) => path.endsWith(`/${manifestFile}`))
    .map((path) => path.slice(0, -manifestFile.length - 1))
    .filter((name) => timeIn(name) !== undefined)
    .sort()
    .reverse();
}
