import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { nameToGreet } from '../mail/name-to-greet.ts';
import { passwordChangedMail } from '../mail/password-changed-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Store } from '../store.ts';
import { findCheckedHash } from './check-password.ts';
import type { CurrentUser } from './current-user.ts';
import { endSessions } from './end-sessions.ts';
import { findPasswordProblem, hashPassword } from './passwords.ts';
import { dropWaysIn } from './ways-in.ts';

export type ChangePassword = { password: string; newPassword: string; confirmPassword: string };

/** Changes the password; the present one is required. Logs out every other device and sends a mail about it. */
export async function changePassword(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  user: CurrentUser,
  { password, newPassword, confirmPassword }: ChangePassword,
): Promise<Outcome<undefined, 'INVALID_FIELDS'>> {
  const checkedHash = await findCheckedHash(store, user, password);
  if (checkedHash === undefined) return refuse('INVALID_FIELDS', { fields: { password: 'passwordWrong' } });
  if (newPassword !== confirmPassword) {
    return refuse('INVALID_FIELDS', { fields: { confirmPassword: 'newPasswordsDiffer' } });
  }
  const problem = await findPasswordProblem(newPassword, {
    storeName: store.settings.name,
    email: user.email,
  });
  if (problem) return refuse('INVALID_FIELDS', { fields: { newPassword: problem } });

  const passwordHash = await hashPassword(newPassword);
  return transaction(store.db, async (tx) => {
    const now = store.clock.now();
    const person = await tx
      .updateTable('users')
      .set({ passwordHash, updatedAt: now })
      .where('id', '=', user.id)
      .where('passwordHash', '=', checkedHash)
      .returning(['name', 'verifyEmail as isProven'])
      .executeTakeFirst();
    if (!person) return refuse('INVALID_FIELDS', { fields: { password: 'passwordWrong' } });
    await endSessions({ db: tx, clock: store.clock }, user.id, { except: user.sessionId });
    await dropWaysIn(tx, user.id, now);
    const mail = passwordChangedMail(store.settings, { name: nameToGreet(person), language: user.language });
    await writeMail(tx, { ...mail, kind: 'password changed', recipient: user.email, now });
    return succeed();
  });
}
