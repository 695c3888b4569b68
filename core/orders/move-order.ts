import type { Transaction } from '#db/transaction.ts';
import { canMove, type OnwardStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { lockOrder } from './lock-order.ts';
import { type MovedOrder, type MoveOrderRefusal, type OrderMove, writeMove } from './write-move.ts';

/**
 * Moves an order one step forward; an order that ends goes through `endOrder`, which handles stock and money. Two
 * concurrent moves wait for each other, and the second is checked against the result of the first.
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
  // The last step before the pieces leave the shelf: an order with a simulated payment goes no further without the
  // staff's consent (decision 440).
  const isUnpaidFor = move.to === 'Packed' && order.isPaymentSimulated;
  if (isUnpaidFor && move.acceptsSimulated !== true) return refuse('PAYMENT_SIMULATED');
  await writeMove(tx, from, isUnpaidFor ? { ...move, remark: 'simulated_accepted' } : move);
  return succeed({ from, hasMoved: true });
}
