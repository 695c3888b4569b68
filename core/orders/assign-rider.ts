import type { Transaction } from '#db/transaction.ts';

/** The only writer of orders.rider_id; `giveParcel` also writes the history. */
export async function assignRider(
  tx: Transaction,
  { orderId, riderId, at }: { orderId: string; riderId: string | null; at: Date },
): Promise<void> {
  await tx.updateTable('orders').set({ riderId, updatedAt: at }).where('id', '=', orderId).execute();
}
