import { sql } from 'kysely';
import type { HealthCheck, HealthLevel } from '#shared/health.ts';
import { readBackupState } from '../backups/read-backup-state.ts';
import { readDiskState } from '../disk/disk.ts';
import type { Queue } from '../jobs/queue.ts';
import { readQueueStates } from '../jobs/queue-states.ts';
import { type ProviderHealth, readPaymentHealth } from '../payment-health/read-payment-health.ts';
import { readPhoneHealth } from '../phone-messages/phone-health.ts';
import { countOtherStarts } from '../request-counts/other-starts.ts';
import type { Store } from '../store.ts';
import { findWriteTrouble } from './write-trouble.ts';

/** `amount` is the number in the finding's text: milliseconds, megabytes, hours, minutes or jobs; null if there is nothing to count. */
export type HealthFinding = { check: HealthCheck; level: HealthLevel; amount: number | null };

export type LookingAtHealth = Pick<
  Store,
  | 'db'
  | 'clock'
  | 'disk'
  | 'backups'
  | 'log'
  | 'door'
  | 'payments'
  | 'shopSettings'
  | 'smsSender'
  | 'whatsApp'
>;

const slowMilliseconds = 500;
const lateMinutes = 15;
const unansweredMinutes = 30;
/** With fewer calls in a day the share of failures says nothing. */
const callsThatTell = 10;

/** The shop's health, one finding per check, in the order of `healthChecks`. */
export async function readHealth(
  store: LookingAtHealth,
  queues: readonly Queue<never>[],
): Promise<HealthFinding[]> {
  return [
    await lookAtDatabase(store),
    await lookAtDisk(store),
    await lookAtBackups(store),
    await lookAtJobs(store, queues),
    await lookAtPayments(store),
    await lookAtPhones(store),
    { check: 'proxy', level: store.door.hasUnknownProxy ? 'look' : 'ok', amount: null },
    await lookAtLimits(store),
  ];
}

async function lookAtLimits(store: LookingAtHealth): Promise<HealthFinding> {
  const others = store.door.countsTogether ? 0 : await countOtherStarts(store);
  return { check: 'limits', level: others > 0 ? 'look' : 'ok', amount: others };
}

async function lookAtDatabase({ db }: LookingAtHealth): Promise<HealthFinding> {
  const start = performance.now();
  await sql`select 1`.execute(db);
  const milliseconds = Math.ceil(performance.now() - start);
  if (await findWriteTrouble(db)) return { check: 'database', level: 'bad', amount: null };
  return { check: 'database', level: milliseconds > slowMilliseconds ? 'look' : 'ok', amount: milliseconds };
}

async function lookAtDisk(store: LookingAtHealth): Promise<HealthFinding> {
  const { isLow, freeMegabytes } = await readDiskState(store);
  return { check: 'disk', level: isLow ? 'bad' : 'ok', amount: freeMegabytes };
}

async function lookAtBackups(store: LookingAtHealth): Promise<HealthFinding> {
  const { isDaily, isOverdue, isReadable, failedAt, newest } = await readBackupState(store);
  const amount = newest?.ageHours ?? null;
  if (isOverdue || !isReadable) return { check: 'backups', level: 'bad', amount };
  if (failedAt) {
    const hours = Math.floor((store.clock.now().getTime() - failedAt.getTime()) / 3_600_000);
    return { check: 'backups', level: 'look', amount: hours };
  }
  return isDaily
    ? { check: 'backups', level: 'ok', amount }
    : { check: 'backups', level: 'look', amount: null };
}

async function lookAtJobs(store: LookingAtHealth, queues: readonly Queue<never>[]): Promise<HealthFinding> {
  const states = await readQueueStates(store, queues);
  const now = store.clock.now().getTime();
  const waits = states.map(({ oldestDueAt }) => now - (oldestDueAt?.getTime() ?? now));
  const minutes = Math.floor(Math.max(0, ...waits) / 60_000);
  if (minutes >= lateMinutes) return { check: 'jobs', level: 'bad', amount: minutes };
  const stopped = states.reduce((sum, state) => sum + state.stopped, 0);
  return { check: 'jobs', level: stopped > 0 ? 'look' : 'ok', amount: stopped };
}

async function lookAtPayments(store: LookingAtHealth): Promise<HealthFinding> {
  const { providers, refunds } = await readPaymentHealth(store);
  const late = store.clock.now().getTime() - unansweredMinutes * 60_000;
  const isLate = ({ oldestUnansweredAt }: ProviderHealth) =>
    oldestUnansweredAt !== null && oldestUnansweredAt.getTime() <= late;
  const bad =
    refunds.stuck + providers.filter((one) => isLate(one) || (failsOf(one) >= 0.5 && isSilent(one))).length;
  if (bad > 0) return { check: 'payments', level: 'bad', amount: bad };
  const doubtful = providers.filter((one) => failsOf(one) >= 0.2).length;
  return { check: 'payments', level: doubtful > 0 ? 'look' : 'ok', amount: doubtful };
}

async function lookAtPhones(store: LookingAtHealth): Promise<HealthFinding> {
  const { gateways, sentOfDay, notDelivered, held, oldestUnsentAt } = await readPhoneHealth(store);
  if (gateways.length === 0) return { check: 'phones', level: 'ok', amount: null };
  const waited = store.clock.now().getTime() - (oldestUnsentAt?.getTime() ?? store.clock.now().getTime());
  const minutes = Math.floor(waited / 60_000);
  if (minutes >= lateMinutes) return { check: 'phones', level: 'bad', amount: minutes };
  const troubled = held + notDelivered;
  return {
    check: 'phones',
    level: troubled > 0 ? 'look' : 'ok',
    amount: troubled > 0 ? troubled : sentOfDay,
  };
}

/** The share of a day's calls that got no answer. */
function failsOf({ isInUse, answered, failed }: ProviderHealth): number {
  const calls = answered + failed;
  return isInUse && calls >= callsThatTell ? failed / calls : 0;
}

/** Whether the provider's last call got no answer. */
function isSilent({ lastAnswerAt, lastFailureAt }: ProviderHealth): boolean {
  return lastFailureAt !== null && (lastAnswerAt === null || lastFailureAt > lastAnswerAt);
}
