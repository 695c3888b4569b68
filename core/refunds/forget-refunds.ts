import type { Transaction } from '#db/transaction.ts';

/** Takes the providers' raw answers out of the refunds of these orders; sums and references stay. */
export async function forgetRefunds(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.updateTable('refunds').set({ lastResponse: null }).where('orderId', 'in', orderIds).execute();
}
