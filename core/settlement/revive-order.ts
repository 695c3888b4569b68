import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { listOrderedLines } from '../orders/ordered-lines.ts';
import { type MovedOrder, type MoveOrderRefusal, type OrderMove, writeMove } from '../orders/write-move.ts';
import { takeCodeAgain } from '../promotions/redeem-code.ts';
import { takeStock } from '../stock/take-stock.ts';

/**
 * Moves a cancelled order back to 'Placed', for a verified payment that came after its cancellation (decision 23); nothing else does so.
 * Takes the pieces from stock again, and uses its promotion code. If the pieces are gone, writes nothing, and the money has to go back.
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

  const lines = await listOrderedLines(tx, order.id);
  const taken = await takeStock(tx, lines, { orderId: order.id, actorId: move.actorId ?? null });
  if (!taken.ok) return taken;
  await takeCodeAgain(tx, order.id);
  await writeMove(tx, from, { ...move, to: 'Placed' });
  return succeed({ from, hasMoved: true });
}
