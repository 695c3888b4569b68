import { daysBefore, shopDayOf } from '#shared/shop-day.ts';
import { timeIn } from './backup-name.ts';
import type { BackupPlace } from './backup-place.ts';
import { type Backup, readBackups } from './list-backups.ts';
import { manifestPath, picturePath, picturesFolder } from './manifest.ts';

const keptDays = 7;
const keptWeeks = 4;
// A backup made by hand before an upgrade must not be replaced by a later one.
const allKeptMilliseconds = 48 * 60 * 60 * 1000;
// As long as one that can be read may last: what customers have had deleted leaves the backups by then.
const unreadableKeptMilliseconds = keptWeeks * 7 * 24 * 60 * 60 * 1000;
const unfinishedAfterMilliseconds = 24 * 60 * 60 * 1000;

/** Keeps all backups of the last two days, and the newest of each of the last seven days and four weeks that have one. */
export async function removeOldBackups(place: BackupPlace, now: Date): Promise<void> {
  const { backups, unreadable } = await readBackups(place);
  const kept = chooseKept(backups, now);
  for (const { name } of backups.filter((backup) => !kept.has(backup))) await removeBackup(place, name);
  const left = unreadable.filter(
    ({ name }) => now.getTime() - (timeIn(name) ?? 0) < unreadableKeptMilliseconds,
  );
  for (const { name } of unreadable.filter((backup) => !left.includes(backup)))
    await removeBackup(place, name);
  await removeUnfinished(place, [...backups, ...left], now);
  // Which pictures it needs is unknown: a person may repair it, or it belongs to a newer version.
  if (left.length === 0) await removeUnusedPictures(place, kept);
}

/** The backups to keep; expects them newest first. */
export function chooseKept(backups: readonly Backup[], now: Date): Set<Backup> {
  const isYoung = ({ manifest }: Backup) => now.getTime() - Date.parse(manifest.madeAt) < allKeptMilliseconds;
  return new Set([
    ...backups.filter(isYoung),
    ...newestOf(backups, dayOf, keptDays),
    ...newestOf(backups, weekOf, keptWeeks),
  ]);
}

function newestOf(
  backups: readonly Backup[],
  periodOf: (backup: Backup) => string,
  count: number,
): Iterable<Backup> {
  const newest = new Map<string, Backup>();
  for (const backup of backups) {
    const period = periodOf(backup);
    if (!newest.has(period)) newest.set(period, backup);
  }
  return [...newest.values()].slice(0, count);
}

function dayOf({ manifest }: Backup): string {
  return shopDayOf(new Date(manifest.madeAt));
}

/** The Monday of the backup's week. */
function weekOf(backup: Backup): string {
  const day = dayOf(backup);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return daysBefore(day, sinceMonday);
}

/** The manifest goes first: without it, the rest of an interrupted removal does not count as a backup. */
export async function removeBackup(place: BackupPlace, name: string): Promise<void> {
  await place.remove(manifestPath(name));
  for (const path of await place.list(`${name}/`)) await place.remove(path);
}

/** Files left by an interrupted backup. */
async function removeUnfinished(
  place: BackupPlace,
  backups: readonly Pick<Backup, 'name'>[],
  now: Date,
): Promise<void> {
  const whole = new Set(backups.map(({ name }) => name));
  for (const path of await place.list('')) {
    const [name = ''] = path.split('/');
    const begunAt = timeIn(name);
    if (begunAt === undefined || whole.has(name)) continue;
    if (now.getTime() - begunAt > unfinishedAfterMilliseconds) await place.remove(path);
  }
}

async function removeUnusedPictures(place: BackupPlace, kept: Iterable<Backup>): Promise<void> {
  const used = new Set(
    [...kept].flatMap(({ manifest }) => manifest.pictures.map(({ name }) => picturePath(name))),
  );
  for (const path of await place.list(picturesFolder)) if (!used.has(path)) await place.remove(path);
}
