import type { Transaction } from '#db/transaction.ts';
import { newId } from '../ids.ts';
import { noMailboxOf } from '../mail/mailbox.ts';
import { dummyHash } from './passwords.ts';

/** Opens an account without a person, for orders that outlive their account. It cannot log in and is in no list. */
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

/**
 * Deletes an account; its sessions, codes, addresses, cart, kept answers and e-mail changes go with it (foreign keys).
 */
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
