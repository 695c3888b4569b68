import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { readBackupState } from '#core/backups/read-backup-state.ts';
import { readDiskState } from '#core/disk/disk.ts';
import { findWriteTrouble } from '#core/health/write-trouble.ts';
import { readQueueStates } from '#core/jobs/queue-states.ts';
import type { MetricLabels } from '#core/metrics.ts';
import { readPaymentHealth } from '#core/payment-health/read-payment-health.ts';
import type { Store } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import { queues } from '../jobs/queues.ts';

export type Gauge = { name: string; help: string; labels?: MetricLabels; value: number };

/** Prometheus waits for 10 s. */
const patienceMs = 8_000;

/** The present figures of the database and the disk; without the database's figures while it does not answer. */
export async function readShopGauges(store: Store): Promise<Gauge[]> {
  const ofDatabase = await Promise.race([
    readDatabase(store).catch((error: unknown) => {
      if (isDatabaseOutage(error)) return undefined;
      throw error;
    }),
    delay(patienceMs, undefined, { ref: false }),
  ]);
  const up = {
    name: 'shop_database_up',
    help: '1 while the database answers; without it there are no figures of orders, money, jobs and backups.',
    value: ofDatabase ? 1 : 0,
  };
  const writable = {
    name: 'shop_database_writable',
    help: '1 while it takes writes; 0 also where it is a standby or its disk is full.',
    value: ofDatabase?.isWritable ? 1 : 0,
  };
  return [up, writable, ...(ofDatabase?.gauges ?? []), ...(await readDisk(store))];
}

async function readDatabase(store: Store): Promise<{ isWritable: boolean; gauges: Gauge[] }> {
  // One after the other, so that only one connection is used.
  const gauges: Gauge[] = [];
  for (const read of [readJobs, readMoneyOfDay, readPayments, readBackups])
    gauges.push(...(await read(store)));
  return { isWritable: (await findWriteTrouble(store.db)) === undefined, gauges };
}

async function readJobs(store: Store): Promise<Gauge[]> {
  const now = store.clock.now().getTime();
  const states = await readQueueStates(store, queues);
  return states.flatMap(({ name: queue, lane, waiting, running, failing, stopped, oldestDueAt }) => {
    const counts = { waiting, running, failing, stopped };
    return [
      ...Object.entries(counts).map(([state, value]) => ({
        ...{ name: 'shop_jobs', help: 'Jobs of each queue and lane, by state.', value },
        labels: { queue, lane, state },
      })),
      {
        name: 'shop_oldest_job_seconds',
        help: 'For how long the first job that is due and not begun has waited.',
        labels: { queue, lane },
        value: oldestDueAt === null ? 0 : Math.max(0, (now - oldestDueAt.getTime()) / 1000),
      },
    ];
  });
}

async function readMoneyOfDay({ db, clock }: Store): Promise<Gauge[]> {
  const since = new Date(clock.now().getTime() - 86_400_000);
  const orders = await db
    .selectFrom('orders')
    .select(['status', sql<number>`count(*)::int`.as('value')])
    .where('createdAt', '>', since)
    .groupBy('status')
    .execute();
  // Limited by the orders of the day, because attempts have no index on their time.
  const payments = await db
    .selectFrom('orders')
    .innerJoin('paymentAttempts', 'paymentAttempts.orderId', 'orders.id')
    .select(['paymentAttempts.provider', 'paymentAttempts.state', sql<number>`count(*)::int`.as('value')])
    .where('orders.createdAt', '>', since)
    .groupBy(['paymentAttempts.provider', 'paymentAttempts.state'])
    .execute();
  return [
    ...orders.map(({ status, value }) => ({
      ...{ name: 'shop_orders_of_day', help: 'Orders of the last 24 hours, by state.', value },
      labels: { status },
    })),
    ...payments.map(({ provider, state: result, value }) => ({
      ...{ name: 'shop_payments_of_day', help: 'Their attempts to pay, by provider and result.', value },
      labels: { provider, result },
    })),
  ];
}

/** The figures of the payment health page. */
async function readPayments(store: Store): Promise<Gauge[]> {
  const now = store.clock.now().getTime();
  const ageOf = (since: Date | null) => (since === null ? 0 : Math.max(0, (now - since.getTime()) / 1000));
  const { providers, refunds } = await readPaymentHealth(store);
  return [
    ...providers.flatMap(
      ({ provider, answered, failed, open, unanswered, oldestUnansweredAt, lastAnswerAt }) => [
        ...Object.entries({ answered, failed }).map(([result, value]) => ({
          ...{
            name: 'shop_provider_questions_of_day',
            help: 'Questions to payment providers in 24 hours.',
            value,
          },
          labels: { provider, result },
        })),
        ...Object.entries({ open, unanswered }).map(([state, value]) => ({
          ...{
            name: 'shop_undecided_payments',
            help: 'Payments that their provider has not decided yet.',
            value,
          },
          labels: { provider, state },
        })),
        ...(lastAnswerAt === null
          ? []
          : [
              {
                name: 'shop_provider_last_answer_seconds',
                help: 'How long ago the provider has last answered.',
                labels: { provider },
                value: ageOf(lastAnswerAt),
              },
            ]),
        {
          name: 'shop_oldest_unanswered_payment_seconds',
          help: 'For how long the oldest payment that its provider does not answer about has been open.',
          labels: { provider },
          value: ageOf(oldestUnansweredAt),
        },
      ],
    ),
    ...Object.entries({ by_hand: refunds.byHand, under_way: refunds.underWay, stuck: refunds.stuck }).map(
      ([state, value]) => ({
        ...{
          name: 'shop_open_refunds',
          help: 'Money that is still to go back, by what it waits for.',
          value,
        },
        labels: { state },
      }),
    ),
    {
      name: 'shop_oldest_refund_seconds',
      help: 'For how long the oldest of them has waited.',
      value: ageOf(refunds.oldestAt),
    },
  ];
}

async function readBackups(store: Store): Promise<Gauge[]> {
  const { newest, isOverdue } = await readBackupState(store);
  const overdue = {
    name: 'shop_backup_overdue',
    help: '1 if there should be a newer backup.',
    value: isOverdue ? 1 : 0,
  };
  if (newest === undefined) return [overdue];
  const age = (store.clock.now().getTime() - newest.madeAt.getTime()) / 1000;
  return [overdue, { name: 'shop_backup_age_seconds', help: 'Age of the newest backup.', value: age }];
}

async function readDisk(store: Store): Promise<Gauge[]> {
  const { freeMegabytes } = await readDiskState(store);
  return [
    { name: 'shop_disk_free_bytes', help: 'Room on the shop’s disk.', value: freeMegabytes * 1_000_000 },
  ];
}
