import { setTimeout as delay } from 'node:timers/promises';
import type { Transaction as KyselyTransaction } from 'kysely';
import { isRefused } from '#shared/outcome.ts';
import type { Database } from './client.ts';
import type { Tables } from './tables.ts';

export type Transaction = KyselyTransaction<Tables>;

/** A value read in the transaction without a lock has changed since, so the transaction starts again. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

const triesOnConflict = 4;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

/**
 * Runs `work` in one transaction: it commits when `work` returns, and rolls back when `work` throws or returns a
 * refusal, so that a "no" never leaves half an order behind.
 *
 * Where PostgreSQL gave up in favour of another transaction, `work` runs again from the start, a few times. It must
 * therefore do nothing but queries on the transaction it is given: no mail, no call to a provider, no file.
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt >= triesOnConflict || !isConflict(error)) throw error;
      await delay(attempt * (5 + Math.random() * 20));
    }
  }
}

async function runOnce<Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const answer: { refused?: Result } = {};
  const rollBack = new Error('Rolled back because the work was refused.');
  try {
    return await db.transaction().execute(async (tx) => {
      const result = await work(tx);
      if (!isRefused(result)) return result;
      answer.refused = result;
      throw rollBack;
    });
  } catch (error) {
    if (error === rollBack && answer.refused !== undefined) return answer.refused;
    throw error;
  }
}

function isConflict(error: unknown): boolean {
  if (error instanceof ChangedMeanwhile) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serializationFailure || error.code === deadlockDetected)
  );
}
