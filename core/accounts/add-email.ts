import { transaction } from '#db/transaction.ts';
import { isUniqueViolation } from '#db/unique-violation.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { mailboxOf } from '../mail/mailbox.ts';
import type { Store } from '../store.ts';
import type { CurrentUser } from './current-user.ts';
import { isKeptForReturn } from './email-change-queries.ts';
import { findPasswordProblem, hashPassword } from './passwords.ts';
import { getUserDetails, type UserDetails } from './user-queries.ts';

export type AddEmail = { email: string; password: string; confirmPassword: string };

/** An account that was opened with a phone alone gets what registering asks for. Where it has an e-mail, that one is changed instead. */
export async function addEmail(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  user: Pick<CurrentUser, 'id' | 'email'>,
  { email, password, confirmPassword }: AddEmail,
): Promise<Outcome<UserDetails, 'INVALID_FIELDS' | 'EMAIL_TAKEN' | 'NO_PERMISSION'>> {
  if (mailboxOf(user.email) !== '') return refuse('NO_PERMISSION');
  const problem = await findPasswordProblem(password, { storeName: store.settings.name, email });
  if (problem) return refuse('INVALID_FIELDS', { fields: { password: problem } });
  if (password !== confirmPassword) {
    return refuse('INVALID_FIELDS', { fields: { confirmPassword: 'passwordsDiffer' } });
  }
  const passwordHash = await hashPassword(password);
  try {
    return await transaction(store.db, async (tx) => {
      const now = store.clock.now();
      if (await isKeptForReturn(tx, { email, userId: user.id, now })) return refuse('EMAIL_TAKEN');
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ email, passwordHash, verifyEmail: false, updatedAt: now })
        .where('id', '=', user.id)
        .where('email', '=', user.email)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return refuse('NO_PERMISSION');
      return succeed(await getUserDetails(tx, user.id, now));
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) return refuse('EMAIL_TAKEN');
    throw error;
  }
}
