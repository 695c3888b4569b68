import type { Transaction } from '#db/transaction.ts';

/** Deletes the buyers' consents to WhatsApp, together with the phones of these orders. */
export async function forgetConsents(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.deleteFrom('whatsappConsents').where('orderId', 'in', orderIds).execute();
}
