import type { Transaction } from '#db/transaction.ts';

/** Notes that a staff member has dealt with an order's missing cash; later collections and corrections are new issues. */
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
