import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrder, type Order } from '../orders/order-queries.ts';
import type { MoveOrderRefusal } from '../orders/write-move.ts';
import { endOrder } from '../settlement/end-order.ts';

/** Lets the shopper cancel an order before it leaves the shop; a second press finds it cancelled, which is fine. */
export function cancelOrder(
  store: Pick<Store, 'db' | 'clock'>,
  shopper: Pick<CurrentUser, 'id'>,
  orderId: string,
): Promise<Outcome<Order, MoveOrderRefusal>> {
  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId, userId: shopper.id });
    if (!order) return refuse('ORDER_NOT_FOUND');
    const moved = await endOrder(tx, {
      orderId,
      to: 'Cancelled',
      actor: 'shopper',
      actorId: shopper.id,
      at: store.clock.now(),
    });
    return moved.ok ? succeed(await getOrder(tx, orderId)) : moved;
  });
}
