import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { bringAgain } from '../orders/bring-again.ts';
import { lockOrder } from '../orders/lock-order.ts';

type Refusals = 'ORDER_NOT_FOUND' | 'ORDER_MOVE_NOT_ALLOWED' | 'INVALID_FIELDS';

/** Notes at the desk that a rider found a closed door, and plans another day. Riders without an account report it on the phone. */
export function bringOrderAgain(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, day }: { orderId: string; day: string },
): Promise<Outcome<undefined, Refusals>> {
  return transaction(store.db, async (tx): Promise<Outcome<undefined, Refusals>> => {
    const order = await lockOrder(tx, { id: orderId });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (order.status !== 'Out for delivery') return refuse('ORDER_MOVE_NOT_ALLOWED');
    return bringAgain(tx, store, { orderId, day, actorId: staff.id });
  });
}
