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
 * 'This was not me': the old address is the account's again, whether the new one was confirmed or not, and whatever came after
 * it. Anyone who asked knew the password, so it opens nothing any more, nor does a second factor switched on since; the grant lets
 * the reader choose another password. An account that had a phone number alone has that alone again, and is entered by its code.
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

/** Later changes were made by the person who is shut out now: their links must not bring that address back. */
async function endChangesSince(tx: Transaction, userId: string, since: Date, now: Date): Promise<void> {
  await tx
    .updateTable('emailChanges')
    .set({ endedAt: now, passwordHash: null })
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('endedAt', 'is', null)
    .execute();
}
