import type { Transaction } from '#db/transaction.ts';
import { canMove, type OrderStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { acceptWithParcel, mayComeBack } from '../returns/return-window.ts';
import { closePayment } from '../settlement/close-payment.ts';
import { returnStock, type StockReturn } from '../stock/return-stock.ts';
import { type StockLine, takeStock } from '../stock/take-stock.ts';
import { type LockedOrder, lockOrder } from './lock-order.ts';
import { type OrderEvent, writeOrderEvent } from './order-events.ts';
import { noteMove } from './order-news.ts';

// The only writer of orders.status: whoever moves an order comes through here, with the event and the stock in the same
// tx. Two who move one order at once wait for each other, and the second is judged by what the first has left.

export type OrderMove = Omit<OrderEvent, 'from'> & {
  /** False where the shopper is told of it otherwise. */
  isTold?: boolean;
};

/** `hasMoved` is false where the order stood there already: a repeat is fine, and only the first one goes on. */
export type MovedOrder = { from: OrderStatus; hasMoved: boolean };

export type MoveOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_MOVE_NOT_ALLOWED';

export async function moveOrder(
  tx: Transaction,
  move: OrderMove,
): Promise<Outcome<MovedOrder, MoveOrderRefusal>> {
  const order = await lockOrder(tx, { id: move.orderId });
  if (!order) return refuse('ORDER_NOT_FOUND');
  const from = order.status;
  if (from === move.to) return succeed({ from, hasMoved: false });
  if (!canMove(from, move.to)) return refuse('ORDER_MOVE_NOT_ALLOWED');
  if (move.to === 'Returned' && !(await mayComeBack(tx, order, move.at))) {
    return refuse('ORDER_MOVE_NOT_ALLOWED');
  }

  await writeMove(tx, from, move);
  await endSale(tx, order, move);
  return succeed({ from, hasMoved: true });
}

/**
 * Cancelled → Placed, the one way back, for a verified payment that came after the order was given up (decision 23). The
 * pieces are taken from stock again; where they are gone nothing is written, and the money has to go back.
 */
export async function reviveOrder(
  tx: Transaction,
  move: Omit<OrderMove, 'to'>,
): Promise<Outcome<MovedOrder, MoveOrderRefusal | 'SOLD_OUT' | 'STOCK_SHORT'>> {
  const order = await lockOrder(tx, { id: move.orderId });
  if (!order) return refuse('ORDER_NOT_FOUND');
  const from = order.status;
  if (from === 'Placed') return succeed({ from, hasMoved: false });
  if (from !== 'Cancelled') return refuse('ORDER_MOVE_NOT_ALLOWED');

  const lines = await stockLinesOf(tx, order.id);
  const taken = await takeStock(tx, lines, { orderId: order.id, actorId: move.actorId ?? null });
  if (!taken.ok) return taken;
  await writeMove(tx, from, { ...move, to: 'Placed' });
  return succeed({ from, hasMoved: true });
}

async function writeMove(
  tx: Transaction,
  from: OrderStatus,
  { isTold = true, ...move }: OrderMove,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      status: move.to,
      updatedAt: move.at,
      ...(move.to === 'Out for delivery' ? { sentOutAt: move.at } : {}),
      ...(move.to === 'Delivered' ? { deliveredAt: move.at } : {}),
    })
    .where('id', '=', move.orderId)
    .execute();
  await writeOrderEvent(tx, { ...move, from });
  if (isTold) await noteMove(tx, move);
}

const returnReasons: Partial<Record<OrderStatus, StockReturn['reason']>> = {
  Cancelled: 'order_cancelled',
  Refused: 'order_refused',
  Returned: 'order_returned',
};

/** Where a move undoes the sale, the pieces go back on the shelf and the money is looked after. */
async function endSale(tx: Transaction, order: LockedOrder, move: OrderMove): Promise<void> {
  const reason = returnReasons[move.to];
  if (reason === undefined) return;
  const lines = await stockLinesOf(tx, order.id);
  await returnStock(tx, lines, { orderId: order.id, reason, actorId: move.actorId ?? null });
  await closePayment(tx, { ...order, status: move.to }, move.at);
  if (move.to === 'Returned') await acceptWithParcel(tx, move);
}

function stockLinesOf(tx: Transaction, orderId: string): Promise<StockLine[]> {
  return tx
    .selectFrom('orderLines')
    .select(['productId', 'quantity'])
    .where('orderId', '=', orderId)
    .execute();
}
