import type { Transaction } from '#db/transaction.ts';

/** Sets the day on which a parcel that is out is brought again; the order is locked. */
export async function writeDeliveryDay(
  tx: Transaction,
  { orderId, day, at }: { orderId: string; day: string; at: Date },
): Promise<void> {
  await tx.updateTable('orders').set({ deliverOn: day, updatedAt: at }).where('id', '=', orderId).execute();
}
