import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { countUnansweredCall } from '../orders/confirmation-calls.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';

export type UnansweredCall = {
  orderId: string;
  /** The number of calls shown when the button was pressed: a double tap counts one call. */
  noted: number;
};

/** Notes an unanswered confirmation call: the order keeps waiting, and shows how often the shop has called. */
export function noteUnansweredCall(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, noted }: UnansweredCall,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'ORDER_MOVE_NOT_ALLOWED'>> {
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (order.status !== 'Placed') return refuse('ORDER_MOVE_NOT_ALLOWED');
    const at = store.clock.now();
    const counted = await countUnansweredCall(tx, { orderId, noted, at });
    if (!counted) return succeed();
    await tx.insertInto('unansweredCalls').values({ orderId, actorId: staff.id, createdAt: at }).execute();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'order', action: 'changed', at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
      ...{ before: { unansweredCalls: noted }, after: { unansweredCalls: noted + 1 } },
    });
    return succeed();
  });
}
