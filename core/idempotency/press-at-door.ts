import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { RefusalCode } from '#shared/refusals.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { WorkKey } from './kept-answers.ts';
import { once } from './once.ts';

/**
 * The key of one press at the door, where the network may lose its answer. Another amount under the same key counts as another press; it
 * is refused because the amount due no longer is the one shown.
 */
export function pressAtDoor(
  { id: userId }: Pick<CurrentUser, 'id'>,
  key: string | undefined,
  press: { step: string; orderId: string } & Record<string, unknown>,
): WorkKey | undefined {
  if (key === undefined) return undefined;
  const hash = createHash('sha256')
    .update(JSON.stringify([key, press]))
    .digest('hex');
  return { userId, work: 'at_door', key: hash, bodyHash: null };
}

/** Does the work once for a key. The caller has locked the order, which is part of the key. */
export async function pressOnce<Code extends RefusalCode>(
  tx: Transaction,
  { key, at }: { key: WorkKey | undefined; at: Date },
  work: () => Promise<Outcome<undefined, Code>>,
): Promise<Outcome<undefined, Code | 'KEY_REUSED'>> {
  const done = await once(tx, { key, answers: z.literal('done'), at }, async () => {
    const worked = await work();
    return worked.ok ? succeed<'done'>('done') : worked;
  });
  return done.ok ? succeed() : done;
}
