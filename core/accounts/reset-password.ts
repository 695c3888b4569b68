import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import { passwordChangedMail } from '../mail/password-changed-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { endSessions } from './end-sessions.ts';
import { findPasswordProblem, hashPassword } from './passwords.ts';
import { findResetGrant } from './reset-grants.ts';
import { dropWaysIn } from './ways-in.ts';

export type ResetPassword = {
  email: string;
  newPassword: string;
  confirmPassword: string;
  /** The grants from the body and from the cookie; either one suffices. */
  grants: string[];
};

/** Sets a new password and ends all sessions. A password that is refused leaves the grant unused (decision 14). */
export async function resetPassword(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  input: ResetPassword,
): Promise<Outcome<undefined, 'GRANT_MISSING' | 'INVALID_FIELDS'>> {
  const grant = await findResetGrant(store, input.grants, input.email);
  if (!grant) return refuse('GRANT_MISSING');
  if (input.newPassword !== input.confirmPassword) {
    return refuse('INVALID_FIELDS', { fields: { confirmPassword: 'newPasswordsDiffer' } });
  }
  const problem = await findPasswordProblem(input.newPassword, {
    storeName: store.settings.name,
    email: input.email ?? '',
  });
  if (problem) return refuse('INVALID_FIELDS', { fields: { newPassword: problem } });

  const passwordHash = await hashPassword(input.newPassword);
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    if (!(await useUpGrant(tx, grant.id, now))) return refuse('GRANT_MISSING');
    const { email, language, ...person } = await tx
      .updateTable('users')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', grant.userId)
      .returning(['email', 'name', 'verifyEmail as isProven', 'language'])
      .executeTakeFirstOrThrow();
    await endSessions({ ...store, db: tx }, grant.userId);
    await dropWaysIn(tx, grant.userId, now);
    const mail = passwordChangedMail(store.settings, { name: nameToGreet(person), language });
    await writeMail(tx, { ...mail, kind: 'password changed', recipient: email, now });
    return succeed();
  });
}

/** Uses up the grant; true for only one of two requests with the same grant. */
async function useUpGrant(tx: Transaction, grantId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('resetGrants')
    .set({ usedAt: now })
    .where('id', '=', grantId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
