import type { Transaction } from '#db/transaction.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { hashSecretToken, newSecretToken } from './secrets.ts';

export const GRANT_MINUTES = 15;

export type ResetGrant = { id: string; userId: string };

/** The grant of the first of these tokens that is live; with an e-mail given, only of that account. */
export async function findResetGrant(
  store: Pick<Store, 'db' | 'clock'>,
  tokens: string[],
  email?: string,
): Promise<ResetGrant | undefined> {
  if (tokens.length === 0) return undefined;
  let query = store.db
    .selectFrom('resetGrants')
    .innerJoin('users', 'users.id', 'resetGrants.userId')
    .select(['resetGrants.id', 'resetGrants.userId'])
    .where('resetGrants.tokenHash', 'in', tokens.map(hashSecretToken))
    .where('resetGrants.usedAt', 'is', null)
    .where('resetGrants.expiresAt', '>', store.clock.now())
    .where('users.status', '=', 'Active');
  if (email !== undefined) query = query.where('users.email', '=', email);
  return query.orderBy('resetGrants.createdAt', 'desc').limit(1).executeTakeFirst();
}

/** Allows one new password, shortly after the account's owner has proven access to the mailbox. */
export async function giveResetGrant(tx: Transaction, userId: string, now: Date): Promise<string> {
  const grant = newSecretToken();
  await tx
    .insertInto('resetGrants')
    .values({
      id: newId(),
      userId,
      tokenHash: hashSecretToken(grant),
      createdAt: now,
      expiresAt: new Date(now.getTime() + GRANT_MINUTES * 60_000),
    })
    .execute();
  return grant;
}
