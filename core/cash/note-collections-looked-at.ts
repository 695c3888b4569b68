import type { Transaction } from '#db/transaction.ts';

/** Someone has seen to cash that is short; what is collected or corrected later is an issue of its own. */
export async function noteCollectionsLookedAt(
  tx: Transaction,
  { orderId, by, at }: { orderId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('cashCollections')
    .set({ lookedAt: at, lookedBy: by })
    .where('orderId', '=', orderId)
    .where('lookedAt', 'is', null)
    .execute();
}
