import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { Outcome } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { MovedOrder, MoveOrderRefusal } from '../orders/write-move.ts';
import { stepOrder } from '../settlement/step-order.ts';

export type MoveOrders = { orderIds: readonly string[]; to: OrderStatus; note?: string | undefined };

export type OrderMoved = { orderId: string; outcome: Outcome<MovedOrder, MoveOrderRefusal> };

/**
 * Somebody of the shop moves orders on. Each is a transaction of its own: one that cannot go keeps none of the others, and
 * no two orders are locked at once. Sent again after a cut connection, those that went find themselves there already.
 */
export async function moveOrders(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderIds, to, note }: MoveOrders,
): Promise<OrderMoved[]> {
  const moved: OrderMoved[] = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await transaction(store.db, (tx) =>
      stepOrder(tx, { orderId, to, actor: 'staff', actorId: staff.id, note, at: store.clock.now() }),
    );
    moved.push({ orderId, outcome });
  }
  return moved;
}
