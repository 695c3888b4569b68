import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { noteReservationExpired } from '../orders/reservation.ts';
import { endOrder } from '../settlement/end-order.ts';

const ordersARound = 20;

/**
 * Cancels orders that were not paid in time, so that their pieces are free again (decision 26). True if there may be
 * more.
 */
export async function expireReservations(store: Pick<Store, 'db' | 'clock'>): Promise<boolean> {
  const due = await store.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'Awaiting payment')
    .where('reservationExpiresAt', '<=', store.clock.now())
    .orderBy('reservationExpiresAt')
    .limit(ordersARound)
    .execute();
  for (const { id } of due) await expireReservation(store, id);
  return due.length === ordersARound;
}

async function expireReservation(store: Pick<Store, 'db' | 'clock'>, orderId: string): Promise<void> {
  const at = store.clock.now();
  await transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    // It may have been paid, cancelled or changed to cash since it was found.
    if (order?.status !== 'Awaiting payment') return;
    await endOrder(tx, {
      orderId,
      to: 'Cancelled',
      actor: 'system',
      remark: 'not_paid_in_time',
      at,
    });
    await noteReservationExpired(tx, orderId, at);
  });
}
