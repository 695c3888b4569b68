import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JobEnd, Queue, Working } from '#core/jobs/queue.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { pauseAfter, runQueue } from './run-queue.ts';

const { db } = await testDatabase();
const clock = createTestClock();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const store = { db, clock, log };
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  await db.deleteFrom('mailOutbox').execute();
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

function start(work: (id: string) => Promise<JobEnd>, from: Working = store): void {
  const queue: Queue<Working> = {
    name: 'messages',
    table: 'mailOutbox',
    lane: sql`channel`,
    lanes: () => ['mail', 'sms'],
    atOnce: 4,
    retry: { firstSeconds: 10, longestSeconds: 100 },
    work: (_store, { id }) => work(id),
  };
  stops.push(runQueue(from, queue).stop);
}

async function addJobs(count: number, channel: 'mail' | 'sms' = 'mail'): Promise<void> {
  const content = { kind: 'test', recipient: 'a@example.com', subject: '', textBody: '', htmlBody: '' };
  const rows = Array.from({ length: count }, (_row, index) => ({
    ...{ ...content, id: `${channel}${index}`, channel, language: 'en' as const },
    ...{ dueAt: clock.now(), createdAt: clock.now() },
  }));
  await db.insertInto('mailOutbox').values(rows).execute();
}

function waiting() {
  return db
    .selectFrom('mailOutbox')
    .select(['channel', (row) => row.fn.countAll<number>().as('count')])
    .where('dueAt', 'is not', null)
    .groupBy('channel')
    .execute();
}

test('a lane whose jobs hang keeps those of another from nothing, and takes no more than its share', async () => {
  const hang = Promise.withResolvers<JobEnd>();
  const begun: string[] = [];
  await addJobs(6, 'mail');
  await addJobs(40, 'sms');
  start(async (id) => {
    begun.push(id);
    return id.startsWith('mail') ? hang.promise : 'done';
  });
  await expect.poll(waiting).toEqual([{ channel: 'mail', count: 6 }]);
  expect(begun.filter((id) => id.startsWith('mail'))).toHaveLength(4);
  hang.resolve('done');
  await expect.poll(waiting).toEqual([]);
});

test('a lane in which everything fails tries one job at a time', async () => {
  let running = 0;
  let most = 0;
  const after: number[] = [];
  await addJobs(20);
  start(async () => {
    running += 1;
    most = Math.max(most, running);
    await db.executeQuery(sql`select 1`.compile(db));
    after.push(running);
    running -= 1;
    throw new Error('No answer');
  });
  await expect.poll(() => after.length).toBe(20);
  expect(most).toBe(4);
  expect(Math.max(...after.slice(10))).toBe(1);
});

test('after an outage of the database every job is back within 20 seconds, however long that was', () => {
  const pauses = Array.from({ length: 1_000 }, (_, failures) => pauseAfter(failures));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(20_000);
  expect(pauseAfter(0)).toBe(1_000);
});

test('what came of a job is written down after an outage, and the job is not done twice', async () => {
  let isDown = false;
  const done: string[] = [];
  const down = Object.assign(new Error('shutting down'), { code: '57P01' });
  await addJobs(1);
  const broken = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isDown) throw down;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  start(
    async (id) => {
      done.push(id);
      isDown = true;
      return 'done';
    },
    { ...store, db: broken },
  );
  await expect.poll(() => isDown).toBe(true);
  expect(await waiting()).toEqual([{ channel: 'mail', count: 1 }]);
  isDown = false;
  await expect.poll(waiting, { timeout: 10_000 }).toEqual([]);
  expect(done).toEqual(['mail0']);
});
