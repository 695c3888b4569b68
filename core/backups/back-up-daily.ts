import { shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';
import { timeIn } from './backup-name.ts';
import { listBackupNames } from './list-backups.ts';
import { type BackupParts, BackupUnderway, makeBackup } from './make-backup.ts';
import { readShopOpening } from './shop-opening.ts';

const hour = 60 * 60 * 1000;
const nightHour = 3;
const pauseAfterFailure = hour;

/**
 * Makes the nightly backup, in the first process that gets to it; if the shop was off at night, as soon as it runs
 * again.
 */
export async function backUpDaily(
  store: Pick<Store, 'db' | 'clock' | 'backups'>,
  parts: Pick<BackupParts, 'connectionString' | 'pictures' | 'version'>,
): Promise<void> {
  const { backups, clock } = store;
  if (!(await isDue(store))) return;
  try {
    await makeBackup({ ...parts, place: backups.place, clock });
    backups.failedAt = undefined;
  } catch (error) {
    if (error instanceof BackupUnderway) return;
    backups.failedAt = clock.now();
    throw error;
  }
}

async function isDue({ db, clock, backups }: Pick<Store, 'db' | 'clock' | 'backups'>): Promise<boolean> {
  const now = clock.now();
  if (backups.failedAt && now.getTime() - backups.failedAt.getTime() < pauseAfterFailure) return false;
  const [newest] = await listBackupNames(backups.place);
  const madeAt = newest === undefined ? undefined : timeIn(newest);
  const last = madeAt ?? (await readShopOpening(db)).getTime();
  return last < lastNight(now);
}

function lastNight(now: Date): number {
  const tonight = startOfShopDay(shopDayOf(now)).getTime() + nightHour * hour;
  return tonight <= now.getTime() ? tonight : tonight - 24 * hour;
}
