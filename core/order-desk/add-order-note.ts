import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';

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
    await writeOrderNote(tx, {
      orderId,
      status: order.status,
      actor: 'staff',
      actorId: staff.id,
      note,
      at,
    });
    // The text stays out of the audit log: it may be about the shopper, and it is in the order's history.
    await recordChange(tx, {
      actorId: staff.id,
      kind: 'order',
      action: 'noted',
      subjectId: orderId,
      subjectName: await getOrderNumber(tx, orderId),
      at,
    });
    return succeed();
  });
}
