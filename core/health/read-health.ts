import { sql } from 'kysely';
import type { HealthCheck, HealthLevel } from '#shared/health.ts';
import { readBackupState } from '../backups/read-backup-state.ts';
import { readDiskState } from '../disk/disk.ts';
import type { Queue } from '../jobs/queue.ts';
import { readQueueStates } from '../jobs/queue-states.ts';
import type { Store } from '../store.ts';

/** `amount` is what the sentence about it counts: milliseconds, megabytes, hours, minutes or jobs; null where there is nothing to count. */
export type HealthFinding = { check: HealthCheck; level: HealthLevel; amount: number | null };

type Looking = Pick<Store, 'db' | 'clock' | 'disk' | 'backups' | 'log' | 'door'>;

const slowMilliseconds = 500;
const lateMinutes = 15;

/** How the shop is, check by check, in the order of `healthChecks`. */
export async function readHealth(store: Looking, queues: readonly Queue<never>[]): Promise<HealthFinding[]> {
  return [
    await lookAtDatabase(store),
    await lookAtDisk(store),
    await lookAtBackups(store),
    await lookAtJobs(store, queues),
    { check: 'proxy', level: store.door.hasUnknownProxy ? 'look' : 'ok', amount: null },
  ];
}

async function lookAtDatabase({ db }: Looking): Promise<HealthFinding> {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const milliseconds = Math.ceil(performance.now() - start);
  return { check: 'database', level: milliseconds > slowMilliseconds ? 'look' : 'ok', amount: milliseconds };
}

async function lookAtDisk(store: Looking): Promise<HealthFinding> {
  const { isLow, freeMegabytes } = await readDiskState(store);
  return { check: 'disk', level: isLow ? 'bad' : 'ok', amount: freeMegabytes };
}

async function lookAtBackups(store: Looking): Promise<HealthFinding> {
  const { isDaily, isOverdue, isReadable, failedAt, newest } = await readBackupState(store);
  const amount = newest?.ageHours ?? null;
  if (isOverdue || !isReadable) return { check: 'backups', level: 'bad', amount };
  return { check: 'backups', level: isDaily && failedAt === undefined ? 'ok' : 'look', amount };
}

async function lookAtJobs(store: Looking, queues: readonly Queue<never>[]): Promise<HealthFinding> {
  const states = await readQueueStates(store, queues);
  const now = store.clock.now().getTime();
  const waits = states.map(({ oldestDueAt }) => now - (oldestDueAt?.getTime() ?? now));
  const minutes = Math.floor(Math.max(0, ...waits) / 60_000);
  if (minutes >= lateMinutes) return { check: 'jobs', level: 'bad', amount: minutes };
  const stopped = states.reduce((sum, state) => sum + state.stopped, 0);
  return { check: 'jobs', level: stopped > 0 ? 'look' : 'ok', amount: stopped };
}
