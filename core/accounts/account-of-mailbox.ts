import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { isKeptForReturn } from './email-change-queries.ts';
import { dummyHash } from './passwords.ts';

export type MailboxAccount = { id: string; status: string };

/**
 * The account of a mailbox that a code was just read in; undefined if it has none. Two concurrent codes of one mailbox find, or open,
 * the same account. Refused where a stranger may be behind the account: it was registered with a password, and its e-mail was never
 * proven (decision 697).
 */
export async function findAccountOfMailbox(
  tx: Transaction,
  email: string,
  now: Date,
): Promise<Outcome<MailboxAccount | undefined, 'EMAIL_TAKEN'>> {
  await sql`select pg_advisory_xact_lock(hashtext('account of mailbox'), hashtext(${email}))`.execute(tx);
  const account = await tx
    .selectFrom('users')
    .select(['id', 'status', 'verifyEmail', 'passwordHash'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) {
    const isKept = await isKeptForReturn(tx, { email, userId: '', now });
    return isKept ? refuse('EMAIL_TAKEN') : succeed(undefined);
  }
  if (!account.verifyEmail) {
    if (account.passwordHash !== dummyHash) return refuse('EMAIL_TAKEN');
    await tx.updateTable('users').set({ verifyEmail: true }).where('id', '=', account.id).execute();
  }
  return succeed({ id: account.id, status: account.status });
}
