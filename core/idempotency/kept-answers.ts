import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

// An Idempotency-Key belongs to one user and one kind of work. A refusal rolls back and leaves no trace, so the same
// key may be sent again once the cause is removed (decision 22).

export type WorkKey = {
  userId: string;
  work: 'order' | 'guest_merge' | 'product_save';
  key: string;
  /** A hash of the request: a repeat with another one is refused. Null if a repeat may ask for something else. */
  bodyHash: Buffer | null;
};

/** The JSON that the work has answered under this key; undefined where it has not been done. */
export async function findAnswer(
  tx: Transaction,
  { userId, work, key, bodyHash }: WorkKey,
): Promise<Outcome<unknown, 'KEY_REUSED'>> {
  const kept = await tx
    .selectFrom('idempotencyKeys')
    .select(['answer', 'bodyHash'])
    .where('userId', '=', userId)
    .where('work', '=', work)
    .where('key', '=', key)
    .executeTakeFirst();
  const isOther = kept?.bodyHash && bodyHash && !kept.bodyHash.equals(bodyHash);
  return isOther ? refuse('KEY_REUSED') : succeed<unknown>(kept?.answer);
}

/** False where an answer is kept already; of two at once the second waits for the first. */
export async function keepAnswer(
  tx: Transaction,
  key: WorkKey,
  { answer, at }: { answer: unknown; at: Date },
): Promise<boolean> {
  const kept = await tx
    .insertInto('idempotencyKeys')
    .values({ ...key, answer: JSON.stringify(answer), createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return kept !== undefined;
}
