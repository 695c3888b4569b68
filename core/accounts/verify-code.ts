import { timingSafeEqual } from 'node:crypto';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { giveResetGrant } from './reset-grants.ts';
import { hashCode } from './secrets.ts';

const triesPerCode = 5;

/** Trades a right code for a reset grant; whoever read the code owns the address, so the address is proven as well. */
export async function verifyCode(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  input: { email: string; code: string },
): Promise<Outcome<{ grant: string }, 'CODE_WRONG'>> {
  const now = store.clock.now();
  const attempt = await takeTry(store, input.email);
  const code = input.code.replace(/\s/g, '').toUpperCase();
  if (!attempt || !isSame(attempt.codeHash, hashCode(code, attempt.id, store.authSecret))) {
    return refuse('CODE_WRONG');
  }
  const { id: codeId, userId } = attempt;
  if (userId === null) return refuse('CODE_WRONG');

  return transaction(store.db, async (tx) => {
    const used = await tx
      .updateTable('oneTimeCodes')
      .set({ usedAt: now })
      .where('id', '=', codeId)
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return refuse('CODE_WRONG');

    const grant = await giveResetGrant(tx, userId, now);
    await tx
      .updateTable('users')
      .set({ verifyEmail: true })
      .where('id', '=', userId)
      .where('email', '=', input.email)
      .execute();
    return succeed({ grant });
  });
}

/**
 * Counts a try before anything is compared, in a statement of its own: a wrong code is refused, and a refusal inside a
 * transaction would give the try back.
 */
function takeTry(store: Pick<Store, 'db' | 'clock'>, email: string) {
  return store.db
    .updateTable('oneTimeCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', store.clock.now())
    .where('tries', '<', triesPerCode)
    .returning(['id', 'userId', 'codeHash'])
    .executeTakeFirst();
}

function isSame(stored: Buffer | null, given: Buffer): boolean {
  return stored !== null && stored.length === given.length && timingSafeEqual(stored, given);
}
