import { transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { isKeptForReturn, lockEmailChange } from './email-change-queries.ts';
import { endSessions } from './end-sessions.ts';
import { dropWaysIn } from './ways-in.ts';

/**
 * Confirms a new e-mail address, and with it the first password if the account asked for one; ends every session except the one that
 * asked. Using the link twice is fine.
 */
export async function confirmEmailChange(
  store: Pick<Store, 'db' | 'clock'>,
  token: string,
): Promise<Outcome<undefined, 'LINK_ENDED' | 'EMAIL_TAKEN'>> {
  try {
    return await transaction(store.db, async (tx) => {
      const now = store.clock.now();
      const change = await lockEmailChange(tx, 'confirmHash', token);
      if (!change || change.endedAt !== null) return refuse('LINK_ENDED');
      if (change.confirmedAt !== null) return succeed();
      if (change.confirmUntil <= now) return refuse('LINK_ENDED');
      const { id, userId, newEmail, passwordHash } = change;
      const changed = await tx
        .updateTable('users')
        .set({ email: newEmail, verifyEmail: true, updatedAt: now })
        .set(passwordHash === null ? {} : { passwordHash })
        .where('id', '=', userId)
        .where('status', '=', 'Active')
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return refuse('LINK_ENDED');
      if (await isKeptForReturn(tx, { email: newEmail, userId, now })) return refuse('EMAIL_TAKEN');
      const confirmed = { confirmedAt: now, passwordHash: null };
      await tx.updateTable('emailChanges').set(confirmed).where('id', '=', id).execute();
      await endSessions({ db: tx, clock: store.clock }, userId, { except: change.sessionId });
      await dropWaysIn(tx, userId, now);
      return succeed();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return refuse('EMAIL_TAKEN');
    throw error;
  }
}
