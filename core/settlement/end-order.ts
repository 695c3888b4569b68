import type { Transaction } from '#db/transaction.ts';
import { canMove, type EndStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { listOrderedLines } from '../orders/ordered-lines.ts';
import { type EndOrderRefusal, type MovedOrder, type OrderMove, writeMove } from '../orders/write-move.ts';
import { giveCodeBack } from '../promotions/redeem-code.ts';
import { acceptWithParcel, mayComeBack } from '../returns/return-window.ts';
import { returnStock, type StockReturn } from '../stock/return-stock.ts';
import { closePayment } from './close-payment.ts';

/** Ends an order in one transaction: its pieces go back on the shelf and its payment is closed. */
export async function endOrder(
  tx: Transaction,
  move: OrderMove<EndStatus>,
): Promise<Outcome<MovedOrder, EndOrderRefusal>> {
  const order = await lockOrder(tx, { id: move.orderId });
  if (!order) return refuse('ORDER_NOT_FOUND');
  const from = order.status;
  if (from === move.to) return succeed({ from, hasMoved: false });
  if (!(await mayEnd(tx, order, move))) return refuse('ORDER_MOVE_NOT_ALLOWED');

  await writeMove(tx, from, move);
  const lines = await listOrderedLines(tx, order.id);
  const reason = returnReasons[move.to];
  await returnStock(tx, lines, { orderId: order.id, reason, actorId: move.actorId ?? null });
  await giveCodeBack(tx, order.id, move.at);
  await closePayment(tx, { ...order, status: move.to }, move.at);
  if (move.to === 'Returned') await acceptWithParcel(tx, move);
  return succeed({ from, hasMoved: true });
}

const returnReasons = {
  Cancelled: 'order_cancelled',
  Refused: 'order_refused',
  Returned: 'order_returned',
} as const satisfies Record<EndStatus, StockReturn['reason']>;

async function mayEnd(
  tx: Transaction,
  order: LockedOrder,
  { to, at }: OrderMove<EndStatus>,
): Promise<boolean> {
  if (!canMove(order.status, to)) return false;
  return to !== 'Returned' || (await mayComeBack(tx, order, at));
}
