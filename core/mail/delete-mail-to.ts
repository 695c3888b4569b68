import type { Transaction } from '#db/transaction.ts';

/** Deletes the copies of sent mails and SMS to these addresses and phones. Unsent ones stay: they may be another person's code. */
export async function deleteMailTo(tx: Transaction, recipients: readonly string[]): Promise<void> {
  const addresses = recipients.filter((recipient) => recipient !== '');
  if (addresses.length === 0) return;
  await tx.deleteFrom('mailOutbox').where('recipient', 'in', addresses).where('dueAt', 'is', null).execute();
}
