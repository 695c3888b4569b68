import { writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { askSoon } from '#core/payments/attempt-states.ts';
import { beginAttempt } from '#core/payments/begin-attempt.ts';
import type { PaymentProvider } from '#core/payments/payment-provider.ts';
import { defaultSettings } from '#core/settings.ts';
import { paymentQuestions } from '#core/settlement/payment-questions.ts';
import { createDatabase, type Database } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { transaction } from '#db/transaction.ts';
import { runQueue } from '#server/jobs/run-queue.ts';
import { francs } from '#shared/money.ts';
import { createFakeProvider, paid } from '#tests/support/fake-provider.ts';
import { makeProduct } from '#tests/support/make.ts';
import { makeOrder } from '#tests/support/make-order.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';

// How long a shopper who has approved waits until the shop knows: 60 prompts wait at a provider that takes a second to answer, and ten at
// another one that never answers. The baseline asks one after another, as before there were lanes, and without the other provider.

const prompts = 60;
const hanging = 10;
const approvals = 10;
/** Title 7: five seconds, however many payments wait. */
const longestSeconds = 5;
const clock = { now: () => new Date() };
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

const server = await startThrowAwayPostgres();
try {
  await migrate(await server.connectTo('one_by_one'));
  await migrate(await server.connectTo('lanes'));
  const { takesHints: _, ...unhinted } = paymentQuestions;
  const inLine = { ...unhinted, lane: sql<string>`'all'`, lanes: () => ['all'], atOnce: 1 };
  const before = await measure('one_by_one', inLine, 0);
  await report(before, await measure('lanes', paymentQuestions, hanging));
} finally {
  await server.stop();
}

/** The seconds from approval until the shop knows, shortest first. */
async function measure(
  name: string,
  queue: Omit<typeof paymentQuestions, 'takesHints'>,
  silent: number,
): Promise<number[]> {
  const db = createDatabase(await server.connectTo(name), { applicationName: 'shop bench' });
  const momo = createFakeProvider('mtn_momo', { canClose: false });
  const orange = createFakeProvider('orange_money', { id: 'orange_push', canClose: false });
  const slow: PaymentProvider = {
    ...momo,
    askStatus: async (attempt) => {
      await delay(1_000);
      return momo.askStatus(attempt);
    },
  };
  const mute: PaymentProvider = { ...orange, askStatus: () => delay(15_000).then(() => fail('No answer')) };
  const attempts = await beginAttempts(db, slow, prompts);
  await beginAttempts(db, mute, silent);
  const store = { db, clock, log, settings: defaultSettings, payments: [slow, mute] };
  const questions = runQueue(store, queue);
  // By then some have been asked about, and the others wait in line.
  await delay(5_000);
  const waits: Promise<number>[] = [];
  for (const attemptId of attempts.slice(-approvals)) {
    momo.says(attemptId, paid({ attemptId, amount: francs(1_000) }));
    await askSoon(db, attemptId, clock.now());
    waits.push(secondsUntilKnown(db, attemptId));
    await delay(500);
  }
  const seconds = await Promise.all(waits);
  await questions.stop();
  await db.destroy();
  return seconds.toSorted((one, other) => one - other);
}

async function beginAttempts(db: Database, provider: PaymentProvider, count: number): Promise<string[]> {
  const store = { db, clock };
  const product = await makeProduct(store, { price: 1_000, discount: 0, stock: 1_000 });
  const ids: string[] = [];
  while (ids.length < count) {
    const { id: orderId } = await makeOrder(store, [{ product, quantity: 1 }]);
    const attempt = {
      orderId,
      amount: francs(1_000),
      provider,
      payerPhone: '+237677001122',
      at: clock.now(),
    };
    const id = await transaction(db, (tx) => beginAttempt(tx, attempt));
    await db
      .updateTable('paymentAttempts')
      .set({ state: 'pending', dueAt: clock.now() })
      .where('id', '=', id)
      .execute();
    ids.push(id);
  }
  return ids;
}

async function secondsUntilKnown(db: Database, id: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { state } = await db
      .selectFrom('paymentAttempts')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state === 'succeeded') return (performance.now() - from) / 1_000;
    await delay(100);
  }
}

function fail(why: string): never {
  throw new Error(why);
}

/** Prints the table, keeps it in `results/`, and fails if a shopper waits longer than promised. */
async function report(inLine: readonly number[], inLanes: readonly number[]): Promise<void> {
  const at = (seconds: readonly number[], share: number) =>
    seconds[Math.ceil(seconds.length * share) - 1] ?? 0;
  const row = (name: string, seconds: readonly number[]) =>
    `| ${name} | ${at(seconds, 0.5).toFixed(1)} s | ${at(seconds, 1).toFixed(1)} s |`;
  const lines = [
    '# From an approved payment to a shop that knows it',
    '',
    `${prompts} prompts wait at a provider that takes a second to answer, ${hanging} at one that never does. \`node bench/payment-questions.ts\` writes this file.`,
    '',
    `| | median | longest (at most ${longestSeconds} s) |`,
    '|---|--:|--:|',
    row('one after the other, without the silent provider (baseline)', inLine),
    row('a lane each provider, hinted first', inLanes),
    '',
  ];
  console.info(lines.join('\n'));
  await writeFile(new URL('./results/payment-questions.md', import.meta.url), lines.join('\n'));
  if (at(inLanes, 1) <= longestSeconds) return;
  console.error('Above the budget: payment questions');
  process.exitCode = 1;
}
