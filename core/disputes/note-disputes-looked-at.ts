import type { Transaction } from '#db/transaction.ts';

/** Notes that staff have seen a lost dispute; one that waits for evidence stays open until the provider has it. */
export async function noteDisputesLookedAt(
  tx: Transaction,
  { orderId, by, at }: { orderId: string; by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('disputes')
    .set({ lookedAt: at, lookedBy: by })
    .where('orderId', '=', orderId)
    .where('state', '=', 'lost')
    .where('lookedAt', 'is', null)
    .execute();
}
