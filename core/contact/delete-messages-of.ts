import type { Transaction } from '#db/transaction.ts';

/** Deletes every message sent with this e-mail address. */
export async function deleteMessagesOf(tx: Transaction, email: string): Promise<void> {
  await tx.deleteFrom('contactMessages').where('email', '=', email).execute();
}
