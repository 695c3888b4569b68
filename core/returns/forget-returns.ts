import type { Transaction } from '#db/transaction.ts';

/** Empties what a buyer and the shop wrote about returns of these orders (decision 455). */
export async function forgetReturns(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('returnRequests')
    .set({ details: '', answer: '' })
    .where('orderId', 'in', orderIds)
    .execute();
}
