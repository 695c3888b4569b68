import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { type Asker, knowsAccount } from './browsers.ts';
import type { Device } from './device.ts';
import { isPasswordOf } from './passwords.ts';
import { type CodeRefusal, hasSecondFactor, takeSecondFactorCode } from './second-factor-codes.ts';
import { type SessionTokens, startSession } from './start-session.ts';
import { findAccountByEmail } from './user-queries.ts';

export type LogIn = {
  email: string;
  password: string;
  /** A code of the account's app, or a recovery code, if it has a second factor. */
  code?: string | undefined;
  device: Device;
  asker: Asker;
  /** Of the page. */
  language: Language;
};

/**
 * Logs in. An unknown address and a wrong password get the same answer after the same time; only a person who knows the
 * password learns that the account is blocked.
 */
export async function logIn(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'shopSettings' | 'settings'>,
  input: LogIn,
): Promise<
  Outcome<SessionTokens, 'WRONG_CREDENTIALS' | 'ACCOUNT_BLOCKED' | 'SECOND_FACTOR_NEEDED' | CodeRefusal>
> {
  const account = await findAccountByEmail(store.db, input.email);
  const isRight = await isPasswordOf(account?.passwordHash, input.password);
  if (!account || !isRight) return refuse('WRONG_CREDENTIALS');
  if (account.status !== 'Active') return refuse('ACCOUNT_BLOCKED');
  if (await hasSecondFactor(store.db, account.id)) {
    const { code = '', asker } = input;
    if (code.trim() === '') return refuse('SECOND_FACTOR_NEEDED');
    const isKnown = knowsAccount(store, asker.browser, account.email);
    const triedBy = isKnown && asker.browser ? asker.browser.id : '';
    const taken = await takeSecondFactorCode(store, { userId: account.id, code, triedBy });
    if (!taken.ok) return taken;
  }

  return transaction(store.db, async (tx) => {
    // Only if the verified password is still the account's: a reset made meanwhile has ended all sessions.
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({
        lastLoginAt: store.clock.now(),
        // The first admin was made without a page: her mails are in the language in which she first comes.
        language: sql<Language>`case when role = 'OWNER' and last_login_at is null then ${input.language} else language end`,
      })
      .where('id', '=', account.id)
      .where('status', '=', 'Active')
      .where('passwordHash', '=', account.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('WRONG_CREDENTIALS');
    return succeed(await startSession({ ...store, db: tx }, account.id, input.device));
  });
}
