import type { Transaction } from '#db/transaction.ts';
import { canMove, type OnwardStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { lockOrder } from './lock-order.ts';
import { type MovedOrder, type MoveOrderRefusal, type OrderMove, writeMove } from './write-move.ts';

/**
 * One step of an order towards its shopper; an order that ends goes through `endOrder`, which looks after stock and money. Two who
 * move one order at once wait for each other, and the second is judged by what the first has left.
 */
export async function moveOrder(
  tx: Transaction,
  move: OrderMove<OnwardStatus>,
): Promise<Outcome<MovedOrder, MoveOrderRefusal>> {
  const order = await lockOrder(tx, { id: move.orderId });
  if (!order) return refuse('ORDER_NOT_FOUND');
  const from = order.status;
  if (from === move.to) return succeed({ from, hasMoved: false });
  if (!canMove(from, move.to)) return refuse('ORDER_MOVE_NOT_ALLOWED');
  await writeMove(tx, from, move);
  return succeed({ from, hasMoved: true });
}
