import type { Transaction } from '#db/transaction.ts';

/** Deletes the buyer's text and photos, and the shop's answer, from the returns of these orders (decision 455). */
export async function forgetReturns(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('returnRequests')
    .set({ details: '', answer: '', photos: [] })
    .where('orderId', 'in', orderIds)
    .execute();
}
