import { timeIn } from './backup-name.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Manifest, manifestFile, readManifest } from './manifest.ts';

export type Backup = { name: string; manifest: Manifest };

/** The complete backups, newest first. */
export async function listBackups(place: BackupPlace): Promise<Backup[]> {
  const backups: Backup[] = [];
  for (const name of await listBackupNames(place)) {
    const manifest = await readManifest(place, name);
    if (manifest) backups.push({ name, manifest });
  }
  return backups;
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
