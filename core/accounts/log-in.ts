import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import type { Device } from './device.ts';
import { isPasswordOf } from './passwords.ts';
import { type SessionTokens, startSession } from './start-session.ts';
import { findAccountByEmail } from './user-queries.ts';

export type LogIn = { email: string; password: string; device: Device };

/** Unknown address and wrong password answer alike, in words and in time; only its owner learns that an account is blocked. */
export async function logIn(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  input: LogIn,
): Promise<Outcome<SessionTokens, 'WRONG_CREDENTIALS' | 'ACCOUNT_BLOCKED'>> {
  const account = await findAccountByEmail(store.db, input.email);
  const isRight = await isPasswordOf(account?.passwordHash, input.password);
  if (!account || !isRight) return refuse('WRONG_CREDENTIALS');
  if (account.status !== 'Active') return refuse('ACCOUNT_BLOCKED');

  return transaction(store.db, async (tx) => {
    // Only while the verified password still is the account's: a reset that ran meanwhile has ended all sessions.
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ lastLoginAt: store.clock.now() })
      .where('id', '=', account.id)
      .where('status', '=', 'Active')
      .where('passwordHash', '=', account.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('WRONG_CREDENTIALS');
    return succeed(await startSession({ ...store, db: tx }, account.id, input.device));
  });
}
