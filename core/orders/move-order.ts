import type { Transaction } from '#db/transaction.ts';
import { restAhead, restAheadColumns } from '#shared/left-to-pay.ts';
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
  if (move.to === 'Out for delivery') {
    const paid = await checkPaidAhead(tx, move.orderId);
    if (!paid.ok) return paid;
  }
  await writeMove(tx, from, isUnpaidFor ? { ...move, remark: 'simulated_accepted' } : move);
  return succeed({ from, hasMoved: true });
}

/** Keeps a parcel in the shop while a rest is open that no one can collect at the door (decision 696). */
async function checkPaidAhead(tx: Transaction, orderId: string): Promise<Outcome<undefined, 'REST_UNPAID'>> {
  const order = await tx
    .selectFrom('orders')
    .select([...restAheadColumns, 'deliveryZone'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rest = restAhead(order);
  return rest > 0 ? refuse('REST_UNPAID', { rest, place: order.deliveryZone }) : succeed();
}
