import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { canMove } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { oweWhatCame } from './owe-refund.ts';
import { findWhatCame } from './what-came.ts';

export type StartRefund = { orderId: string; reason: string };

/**
 * The shop gives back all that came for an order that has left it: nothing of the parcel moves. As long as the parcel is
 * here the order is cancelled instead, which owes the money too; otherwise somebody would still send it out.
 */
export function startRefund(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, reason }: StartRefund,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'REFUND_NOT_POSSIBLE'>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (order.paymentStatus !== 'Paid' || canMove(order.status, 'Cancelled')) {
      return refuse('REFUND_NOT_POSSIBLE');
    }
    const came = await findWhatCame(tx, orderId);
    const owed = await oweWhatCame(tx, came, { orderId, cause: 'by_shop', at });
    // The second of two presses: the money is due already.
    if (owed === 0) return succeed();
    await writeOrderNote(tx, {
      orderId,
      status: order.status,
      actor: 'staff',
      actorId: staff.id,
      remark: 'refund_started',
      note: reason,
      at,
    });
    await recordChange(tx, {
      actorId: staff.id,
      kind: 'refund',
      action: 'added',
      subjectId: orderId,
      subjectName: await getOrderNumber(tx, orderId),
      after: { amount: owed },
      at,
    });
    return succeed();
  });
}
