import type { Transaction } from '#db/transaction.ts';

/** Sets until when the pieces of an unpaid order are reserved for it; null once it is paid or has ended. */
export async function writeReservation(tx: Transaction, orderId: string, until: Date | null): Promise<void> {
  await tx.updateTable('orders').set({ reservationExpiresAt: until }).where('id', '=', orderId).execute();
}

/**
 * Notes that the order was cancelled because the money did not come in time: the only end that a late payment may undo
 * (decision 23).
 */
export async function noteReservationExpired(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ reservationExpiredAt: at }).where('id', '=', orderId).execute();
}
