import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { Outcome } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { MovedOrder, MoveOrderRefusal } from '../orders/write-move.ts';
import { stepOrder } from '../settlement/step-order.ts';

export type MoveOrders = {
  orderIds: readonly string[];
  to: OrderStatus;
  note?: string | undefined;
  /** Orders paid with simulated money are packed as well. */
  acceptsSimulated?: boolean;
};

export type OrderMoved = { orderId: string; outcome: Outcome<MovedOrder, MoveOrderRefusal> };

/**
 * Moves several orders on, each in its own transaction: one that cannot move does not stop the others, and no two
 * orders are locked at once. Safe to repeat after a lost connection: orders already moved are reported as such.
 */
export async function moveOrders(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderIds, ...move }: MoveOrders,
): Promise<OrderMoved[]> {
  const moved: OrderMoved[] = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await transaction(store.db, (tx) =>
      stepOrder(tx, { ...move, orderId, actor: 'staff', actorId: staff.id, at: store.clock.now() }),
    );
    moved.push({ orderId, outcome });
  }
  return moved;
}
