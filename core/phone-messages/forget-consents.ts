import type { Transaction } from '#db/transaction.ts';

/** With the phone of an order goes that its buyer agreed to be written to there. */
export async function forgetConsents(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.deleteFrom('whatsappConsents').where('orderId', 'in', orderIds).execute();
}
