import type { Transaction } from '#db/transaction.ts';

/** Deletes phone numbers and the providers' raw answers from the payments of these orders; amounts and references stay. */
export async function forgetPayers(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('paymentAttempts')
    .set({ payerPhone: null, lastResponse: null })
    .where('orderId', 'in', orderIds)
    .execute();
}
