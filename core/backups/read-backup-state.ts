import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../store.ts';
import { type BackupFailures, pauseAfterFailure, readBackupFailures } from './backup-failures.ts';
import type { Backups } from './backups.ts';
import { findNewestBackup } from './list-backups.ts';
import { readShopOpening } from './shop-opening.ts';

export type BackupState = Pick<Backups, 'isDaily' | 'isInBucket' | 'isSealed'> & {
  newest: { madeAt: Date; ageHours: number; bytes: number } | undefined;
  /** False if the folder or the bucket does not answer. */
  isReadable: boolean;
  /** The last try of any machine, if it failed and no backup was made since. */
  failedAt: Date | undefined;
  /** The newest backup is too old, or a second try in a row failed. */
  isOverdue: boolean;
};

const hour = 60 * 60 * 1000;
const overdueAfterMilliseconds = 48 * hour;
const patienceMilliseconds = 5_000;

/** The state of the backups, for the overview. */
export async function readBackupState({
  db,
  clock,
  backups,
  log,
}: Pick<Store, 'db' | 'clock' | 'backups' | 'log'>): Promise<BackupState> {
  const { isDaily, isInBucket, isSealed } = backups;
  const now = clock.now();
  const found = await findNewest(backups, now).catch((error: unknown) => {
    log.warn({ error }, 'The backups cannot be read');
    return 'unreadable' as const;
  });
  const isReadable = found !== 'unreadable';
  const newest = isReadable ? found : undefined;
  const last = newest?.madeAt ?? (await readShopOpening(db));
  const isOld = now.getTime() - last.getTime() > overdueAfterMilliseconds;
  const failures = await readFailuresSince(db, newest?.madeAt);
  const isOverdue = isDaily && (isOld || hasFailedAgain(failures));
  return { isDaily, isInBucket, isSealed, failedAt: failures?.lastAt, newest, isReadable, isOverdue };
}

/** The failures since the newest backup. Older ones, such as those from a restored database, no longer count. */
async function readFailuresSince(
  db: Store['db'],
  madeAt: Date | undefined,
): Promise<BackupFailures | undefined> {
  const failures = await readBackupFailures(db);
  return failures && madeAt && failures.lastAt <= madeAt ? undefined : failures;
}

/** Whether two tries failed at least one pause apart; two machines that fail at the same time count as one try. */
function hasFailedAgain(failures: BackupFailures | undefined): boolean {
  return failures !== undefined && failures.lastAt.getTime() - failures.since.getTime() >= pauseAfterFailure;
}

/** The newest backup, or 'unreadable' after 5 s: a page must not wait for a bucket that does not answer. */
function findNewest(backups: Backups, now: Date): Promise<BackupState['newest'] | 'unreadable'> {
  return Promise.race([
    readNewest(backups, now),
    delay(patienceMilliseconds, 'unreadable' as const, { ref: false }),
  ]);
}

async function readNewest({ place }: Backups, now: Date): Promise<BackupState['newest']> {
  const manifest = (await findNewestBackup(place))?.manifest;
  if (!manifest) return undefined;
  const madeAt = new Date(manifest.madeAt);
  const ageHours = Math.max(0, Math.floor((now.getTime() - madeAt.getTime()) / hour));
  return { madeAt, ageHours, bytes: manifest.bytes };
}
