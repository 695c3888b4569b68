import type { Transaction } from '#db/transaction.ts';
import type { Language } from '#shared/language.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { newId } from '../ids.ts';
import { noMailboxOf } from '../mail/mailbox.ts';
import { isKeptForReturn } from './email-change-queries.ts';
import { dummyHash } from './passwords.ts';

// A person who orders by phone becomes a customer like any other, but without a password: no one can log in before she has
// set one with the code that 'Forgot password' sends to her e-mail address. Without an address she has only the tracking
// link.

export type NewCaller = { name: string; mobile: string; email: string; language: Language; at: Date };

export async function openCallerAccount(
  tx: Transaction,
  { name, mobile, email, language, at }: NewCaller,
): Promise<Outcome<string, 'EMAIL_TAKEN'>> {
  const id = newId();
  const added = await tx
    .insertInto('users')
    .values({
      ...{ id, name, mobile, language },
      email: email === '' ? noMailboxOf(id) : email,
      passwordHash: dummyHash,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added || (await isKeptForReturn(tx, { email, userId: added.id, now: at })))
    return refuse('EMAIL_TAKEN');
  return succeed(added.id);
}

export type LockedCaller = { id: string; email: string };

/**
 * Locks the caller's account, so that her orders follow each other (decision 060); undefined if it is blocked or belongs to
 * the staff.
 */
export function lockCaller(tx: Transaction, id: string): Promise<LockedCaller | undefined> {
  return tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'USER')
    .where('status', '=', 'Active')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
