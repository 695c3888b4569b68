import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { askSoon } from '../payments/attempt-states.ts';
import { claimJobs, keepClaims } from './claims.ts';
import type { JobEnd, Queue, Working } from './queue.ts';
import { readQueueStates } from './queue-states.ts';
import { workOff, workOn, workOnce } from './work-off.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const store = { db, clock, log };

type Work = (id: string) => JobEnd | Promise<JobEnd>;

/** A queue whose jobs are messages of the outbox, and whose lanes are their channels. */
function queueOf(work: Work, more: Partial<Queue<Working>> = {}): Queue<Working> {
  return {
    name: 'messages',
    table: 'mailOutbox',
    lane: sql`channel`,
    lanes: () => ['mail', 'sms'],
    atOnce: 2,
    retry: { firstSeconds: 10, longestSeconds: 100, mostTries: 4 },
    work: async (_store, { id }) => work(id),
    ...more,
  };
}

async function addJob(id: string, dueAt = clock.now(), channel: 'mail' | 'sms' = 'mail'): Promise<void> {
  const content = { kind: 'test', recipient: 'a@example.com', subject: '', textBody: '', htmlBody: '' };
  await db
    .insertInto('mailOutbox')
    .values({ ...content, id, channel, language: 'en', dueAt, createdAt: clock.now() })
    .execute();
}

function noting(done: string[]): Work {
  return (id) => {
    done.push(id);
    return 'done';
  };
}

function getJob(id: string) {
  return db
    .selectFrom('mailOutbox')
    .select(['dueAt', 'tries', 'lastError', 'claimedBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute();
});

test('the oldest goes first, and what is not due waits', async () => {
  const done: string[] = [];
  clock.set(clock.now());
  await addJob('later', new Date(clock.now().getTime() + 1));
  await addJob('now');
  await addJob('before', new Date(clock.now().getTime() - 1));
  const queue = queueOf(noting(done), { atOnce: 1 });
  expect(await workOff(store, queue)).toBe(2);
  expect(done).toEqual(['before', 'now']);
});

test('a payment that a hint is about is asked about first, once, before those that wait for longer', async () => {
  clock.set(clock.now());
  const now = clock.now();
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const product = await makeProduct(store, { stock: 5 });
  const { id: orderId } = await makeOrder(store, [{ product, quantity: 1 }]);
  const addAttempt = async (dueAt: Date) => {
    const id = randomUUID();
    await db
      .insertInto('paymentAttempts')
      .values({
        ...{ id, orderId, provider: 'mtn_momo', method: 'mtn_momo', kind: 'phone_prompt', state: 'pending' },
        ...{ isSimulated: false, amount: 1_000, dueAt, expiresAt: now, createdAt: now, updatedAt: now },
      })
      .execute();
    return id;
  };
  const oldest = await addAttempt(minutesAgo(3));
  const hinted = await addAttempt(minutesAgo(1));
  const older = await addAttempt(minutesAgo(2));
  await askSoon(db, hinted, now);
  const done: string[] = [];
  const again = { again: minutesAgo(0.5) };
  const queue = queueOf(
    (id) => {
      done.push(id);
      return again;
    },
    { table: 'paymentAttempts', lane: sql`provider`, lanes: () => ['mtn_momo'], atOnce: 1, takesHints: true },
  );
  for (let round = 0; round < 3; round += 1) await workOnce(store, queue);
  expect(done).toEqual([hinted, oldest, older]);
  // No hint came while it ran, so its next time is the one that the job itself set.
  const { dueAt } = await db
    .selectFrom('paymentAttempts')
    .select('dueAt')
    .where('id', '=', hinted)
    .executeTakeFirstOrThrow();
  expect(dueAt).toEqual(again.again);
});

test('a failure is tried again after pauses that grow, and given up in the end', async () => {
  clock.set(clock.now());
  await addJob('one');
  const queue = queueOf(() => Promise.reject(new Error('No answer')));
  for (const seconds of [10, 40, 100]) {
    expect(await workOnce(store, queue)).toEqual({ taken: 1, done: 0 });
    expect(await getJob('one')).toMatchObject({
      lastError: 'No answer',
      dueAt: new Date(clock.now().getTime() + seconds * 1000),
    });
    clock.advance({ seconds });
  }
  await workOnce(store, queue);
  expect(await getJob('one')).toMatchObject({ lastError: 'No answer', dueAt: null, tries: 4 });
});

test('a job that ends the process each time is given up as well', async () => {
  await addJob('one');
  const queue = queueOf(() => new Promise<never>(() => undefined));
  for (let tries = 1; tries <= 4; tries += 1) {
    void workOnce(store, queue);
    await expect.poll(() => getJob('one')).toMatchObject({ tries });
    clock.advance({ seconds: 31 });
  }
  expect(await workOnce(store, queue)).toEqual({ taken: 1, done: 0 });
  expect(await getJob('one')).toMatchObject({ dueAt: null, lastError: 'The last try never came back.' });
});

test('an outage of the database is no failure of the job', async () => {
  await addJob('one');
  const outage = Object.assign(new Error('shutting down'), { code: '57P01' });
  await workOnce(
    store,
    queueOf(() => Promise.reject(outage)),
  );
  expect(await getJob('one')).toMatchObject({ tries: 0, lastError: null, claimedBy: null });
  expect(
    await workOff(
      store,
      queueOf(() => 'done'),
    ),
  ).toBe(1);
});

test('what makes a job due while it runs is not forgotten at its end', async () => {
  await addJob('one');
  const soon = new Date(clock.now().getTime() + 60_000);
  const queue = queueOf(async (id) => {
    await db.updateTable('mailOutbox').set({ dueAt: soon }).where('id', '=', id).execute();
    return 'done' as const;
  });
  await workOnce(store, queue);
  expect(await getJob('one')).toMatchObject({ dueAt: soon, claimedBy: null });
});

test('a claim belongs to its process, and no other one can report on it', async () => {
  await addJob('one');
  const lanes = [{ name: 'mail', free: 5 }];
  const queue = queueOf(() => 'done');
  expect(await claimJobs(store, queue, { worker: 'a', lanes })).toHaveLength(1);
  expect(await claimJobs(store, queue, { worker: 'b', lanes })).toEqual([]);
  clock.advance({ seconds: 29 });
  await keepClaims(store, queue, { worker: 'a', running: ['one'] });
  clock.advance({ seconds: 29 });
  expect(await claimJobs(store, queue, { worker: 'b', lanes })).toEqual([]);
  // Worker a is killed: it no longer renews its claim.
  clock.advance({ seconds: 2 });
  expect(await claimJobs(store, queue, { worker: 'b', lanes })).toMatchObject([{ id: 'one', tries: 2 }]);
});

test('a claim of which its own process never heard is free again at once', async () => {
  await addJob('one');
  const lanes = [{ name: 'mail', free: 5 }];
  const queue = queueOf(() => 'done');
  await claimJobs(store, queue, { worker: 'a', lanes });
  await keepClaims(store, queue, { worker: 'a', running: [] });
  expect(await claimJobs(store, queue, { worker: 'b', lanes })).toHaveLength(1);
});

test('one job can be done for a caller who waits', async () => {
  const done: string[] = [];
  await addJob('one');
  await addJob('two');
  await workOn(store, queueOf(noting(done)), 'two');
  expect(done).toEqual(['two']);
});

test('the state of a queue says what waits, fails and was given up, lane by lane', async () => {
  clock.set(clock.now());
  const now = clock.now();
  const before = new Date(now.getTime() - 60_000);
  await addJob('due', before);
  await addJob('later', new Date(now.getTime() + 1_000));
  await addJob('text', now, 'sms');
  await addJob('done');
  await addJob('failing');
  await addJob('stopped');
  const write = (id: string, set: object) =>
    db.updateTable('mailOutbox').set(set).where('id', '=', id).execute();
  await write('done', { dueAt: null, sentAt: now });
  await write('failing', { dueAt: new Date(now.getTime() + 2_000), lastError: 'Slow' });
  await write('stopped', { dueAt: null, lastError: 'Refused' });
  expect(await readQueueStates(store, [queueOf(() => 'done')])).toEqual([
    {
      ...{ name: 'messages', lane: 'mail', waiting: 3, oldestDueAt: before, running: 0 },
      ...{ failing: 1, stopped: 1, lastError: 'Refused' },
    },
    {
      ...{ name: 'messages', lane: 'sms', waiting: 1, oldestDueAt: now, running: 0 },
      ...{ failing: 0, stopped: 0, lastError: null },
    },
  ]);
});
