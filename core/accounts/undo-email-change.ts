import { type Transaction, transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';
import { lockEmailChange } from './email-change-queries.ts';
import { endSessions } from './end-sessions.ts';
import { dummyHash } from './passwords.ts';
import { giveResetGrant } from './reset-grants.ts';
import { dropSecondFactorSince } from './second-factor.ts';
import { dropWaysIn } from './ways-in.ts';

/**
 * Undoes an e-mail change ('This was not me'): the account gets its old address back, whether or not the new one was confirmed,
 * and whatever came after it. The person who asked for the change knew the password, so that password no longer works, nor does a
 * second factor turned on since; the grant lets the reader choose another password. An account that had only a phone number has
 * only that again, and is entered by code.
 */
export async function undoEmailChange(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  token: string,
): Promise<Outcome<{ email: string; grant: string | undefined }, 'LINK_ENDED' | 'EMAIL_TAKEN'>> {
  try {
    return await transaction(store.db, async (tx) => {
      const now = store.clock.now();
      const change = await lockEmailChange(tx, 'undoHash', token);
      if (!change || change.endedAt !== null || change.undoUntil <= now) return refuse('LINK_ENDED');
      const { userId, oldEmail } = change;
      const email = mailboxOf(oldEmail);
      await tx
        .updateTable('users')
        .set({ email: oldEmail, verifyEmail: email !== '', passwordHash: dummyHash, updatedAt: now })
        .where('id', '=', userId)
        .execute();
      await endChangesSince(tx, userId, change.createdAt, now);
      const factor = { actorId: userId, userId, at: now, since: change.createdAt };
      await dropSecondFactorSince(store, tx, factor);
      await endSessions({ db: tx, clock: store.clock }, userId);
      await dropWaysIn(tx, userId, now);
      const grant = email === '' ? undefined : await giveResetGrant(tx, userId, now);
      return succeed({ email, grant });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return refuse('EMAIL_TAKEN');
    throw error;
  }
}

/** Ends later changes: they were made by the person who is now locked out, and their links must not bring that address back. */
async function endChangesSince(tx: Transaction, userId: string, since: Date, now: Date): Promise<void> {
  await tx
    .updateTable('emailChanges')
    .set({ endedAt: now, passwordHash: null })
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('endedAt', 'is', null)
    .execute();
}
