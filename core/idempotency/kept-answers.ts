import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

// An Idempotency-Key belongs to one user and one kind of work. A refusal is rolled back with its key, so the same
// key may be sent again once the cause is removed (decision 22).

export type WorkKey = {
  userId: string;
  work: 'order' | 'guest_merge' | 'product_save' | 'promotion' | 'at_door' | 'stock_count';
  key: string;
  /** A hash of the request: a repeat with another hash is refused. Null if a repeat may ask for something else. */
  bodyHash: Buffer | null;
};

export type AnswerToKeep = { answer: unknown; at: Date };

/** The JSON answer of the work done under this key; undefined if it has not been done. */
export async function findAnswer(
  tx: Transaction,
  { userId, work, key, bodyHash }: WorkKey,
): Promise<Outcome<unknown, 'KEY_REUSED'>> {
  const kept = await tx
    .selectFrom('idempotencyKeys')
    .modifyFront(prepared)
    .select(['answer', 'bodyHash'])
    .where('userId', '=', userId)
    .where('work', '=', work)
    .where('key', '=', key)
    .executeTakeFirst();
  const isOther = kept?.bodyHash && bodyHash && !kept.bodyHash.equals(bodyHash);
  return isOther ? refuse('KEY_REUSED') : succeed<unknown>(kept?.answer);
}

/** Keeps an answer; false if one is kept already. Of two simultaneous calls, the second waits for the first. */
export async function keepAnswer(tx: Transaction, key: WorkKey, kept: AnswerToKeep): Promise<boolean> {
  const { rows } = await insertAnswer(key, kept).execute(tx);
  return rows.length === 1;
}

/** Replaces the answer after a repeat has continued the work. The caller has locked the key's user. */
export async function replaceAnswer(
  tx: Transaction,
  { userId, work, key }: WorkKey,
  answer: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('work', '=', work)
    .where('key', '=', key)
    .execute();
}

/** `keepAnswer` as a write to send together with others. The caller has locked the key's user. */
export function answerKept(key: WorkKey, kept: AnswerToKeep): Write {
  return { name: 'keptAnswer', rows: 1, statement: insertAnswer(key, kept) };
}

function insertAnswer({ userId, work, key, bodyHash }: WorkKey, { answer, at }: AnswerToKeep) {
  return sql`
    insert into idempotency_keys (user_id, work, key, body_hash, answer, created_at)
    values (${userId}, ${work}, ${key}, ${bodyHash}, ${JSON.stringify(answer)}::jsonb, ${at}::timestamptz)
    on conflict do nothing returning 1`;
}
