import type { Transaction } from '#db/transaction.ts';
import { isEnd } from '#shared/order-status.ts';
import type { Outcome } from '#shared/outcome.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { MovedOrder, MoveOrderRefusal, OrderMove } from '../orders/write-move.ts';
import { endOrder } from './end-order.ts';

/** Moves an order to any status, ending it if the status is an end. */
export function stepOrder(
  tx: Transaction,
  { to, ...move }: OrderMove,
): Promise<Outcome<MovedOrder, MoveOrderRefusal>> {
  return isEnd(to) ? endOrder(tx, { ...move, to }) : moveOrder(tx, { ...move, to });
}
