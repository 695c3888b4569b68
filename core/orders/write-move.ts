import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { type OrderEvent, writeOrderEvent } from './order-events.ts';
import { noteMove } from './order-news.ts';

export type OrderMove<To extends OrderStatus = OrderStatus> = Omit<OrderEvent, 'from' | 'to'> & {
  to: To;
  /** False if the shopper is informed by another message. */
  notifies?: boolean;
  /** Staff know that no money came for the order, and pack it all the same. */
  acceptsSimulated?: boolean | undefined;
};

/** `hasMoved` is false if the order was there already: a repeat succeeds, and only the first one has effects. */
export type MovedOrder = { from: OrderStatus; hasMoved: boolean };

export type EndOrderRefusal = 'ORDER_NOT_FOUND' | 'ORDER_MOVE_NOT_ALLOWED';
export type MoveOrderRefusal = EndOrderRefusal | 'PAYMENT_SIMULATED' | 'REST_UNPAID';

/** The only writer of orders.status; the order is locked, and the event is written in the same transaction. */
export async function writeMove(
  tx: Transaction,
  from: OrderStatus,
  { notifies = true, ...move }: OrderMove,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      status: move.to,
      updatedAt: move.at,
      ...(move.to === 'Out for delivery' ? { dispatchedAt: move.at } : {}),
      ...(move.to === 'Delivered' ? { deliveredAt: move.at } : {}),
    })
    .where('id', '=', move.orderId)
    .execute();
  await writeOrderEvent(tx, { ...move, from });
  if (move.to === 'Delivered') await issueInvoice(tx, move.orderId, move.at);
  if (notifies) await noteMove(tx, move);
}
