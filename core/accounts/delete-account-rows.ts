import type { Transaction } from '#db/transaction.ts';
import { newId } from '../ids.ts';
import { noMailboxOf } from '../mail/mailbox.ts';
import { dummyHash } from './passwords.ts';

/** An account without a person, for the orders that outlive one. It cannot log in and is in no list. */
export async function openNamelessAccount(tx: Transaction, at: Date): Promise<string> {
  const id = newId();
  await tx
    .insertInto('users')
    .values({
      id,
      name: '',
      email: noMailboxOf(id),
      passwordHash: dummyHash,
      status: 'Deleted',
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return id;
}

/** With the account go its sessions, codes, addresses, cart, kept answers and changes of e-mail (foreign keys). */
export async function deleteAccountRow(
  tx: Transaction,
  { id, email, confirmedMobile }: { id: string; email: string; confirmedMobile: string | null },
): Promise<void> {
  if (confirmedMobile !== null) {
    await tx.deleteFrom('phoneCodes').where('mobile', '=', confirmedMobile).execute();
  }
  await tx.deleteFrom('oneTimeCodes').where('email', '=', email).execute();
  await tx.deleteFrom('users').where('id', '=', id).execute();
}
