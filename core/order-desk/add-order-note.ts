import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { writeStaffNote } from '../orders/order-events.ts';

/** A note for the next person at the desk. */
export function addOrderNote(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, note }: { orderId: string; note: string },
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND'>> {
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const at = store.clock.now();
    await writeStaffNote(tx, { orderId, status: order.status, staffId: staff.id, note, at });
    return succeed();
  });
}
