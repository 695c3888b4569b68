import { shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';
import { forgetBackupFailures, noteBackupFailure, pauseAfterFailure } from './backup-failures.ts';
import { timeIn } from './backup-name.ts';
import { listBackupNames } from './list-backups.ts';
import { type BackupParts, BackupUnderway, makeBackup } from './make-backup.ts';
import { readShopOpening } from './shop-opening.ts';

const hour = 60 * 60 * 1000;
const nightHour = 3;

/**
 * Makes the nightly backup, in the first process that gets to it. If the shop was off at night, it makes the backup
 * as soon as it runs again.
 */
export async function backUpDaily(
  store: Pick<Store, 'db' | 'clock' | 'backups' | 'log'>,
  parts: Pick<BackupParts, 'connectionString' | 'pictures' | 'version'>,
): Promise<void> {
  const { backups, clock, db } = store;
  const now = clock.now();
  if (backups.failedAt && now.getTime() - backups.failedAt.getTime() < pauseAfterFailure) return;
  const last = await readLastBackup(store);
  if (last.getTime() >= lastNight(now)) return;
  try {
    await makeBackup({ ...parts, place: backups.place, clock });
  } catch (error) {
    if (error instanceof BackupUnderway) return;
    backups.failedAt = clock.now();
    await noteFailure(store, backups.failedAt, last);
    throw error;
  }
  backups.failedAt = undefined;
  await forgetBackupFailures(db);
}

/** An error while noting the failure is only logged, so that it does not hide why the backup failed. */
async function noteFailure({ db, log }: Pick<Store, 'db' | 'log'>, at: Date, last: Date): Promise<void> {
  try {
    await noteBackupFailure(db, at, last);
  } catch (error) {
    log.error({ error }, 'That a backup failed could not be noted');
  }
}

/** The time of the newest backup; without one, when the shop was opened. */
async function readLastBackup({ db, backups }: Pick<Store, 'db' | 'backups'>): Promise<Date> {
  const [newest] = await listBackupNames(backups.place);
  const madeAt = newest === undefined ? undefined : timeIn(newest);
  return madeAt === undefined ? readShopOpening(db) : new Date(madeAt);
}

function lastNight(now: Date): number {
  const tonight = startOfShopDay(shopDayOf(now)).getTime() + nightHour * hour;
  return tonight <= now.getTime() ? tonight : tonight - 24 * hour;
}
