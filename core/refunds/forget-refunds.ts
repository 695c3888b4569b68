import type { Transaction } from '#db/transaction.ts';

/** Deletes the providers' raw answers from the refunds of these orders; amounts and references stay. */
export async function forgetRefunds(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.updateTable('refunds').set({ lastResponse: null }).where('orderId', 'in', orderIds).execute();
}
