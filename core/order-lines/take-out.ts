import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { LineChangeKind } from '#shared/line-changes.ts';
import { isInShop, type OrderStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { RETURN_DAYS } from '#shared/return-request.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { listCurrentLines } from '../orders/change-lines.ts';
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { acceptWithParcel, mayComeBack } from '../returns/return-window.ts';
import {
  changePieces,
  type LeavingPieces,
  type LeavingRefusal,
  type PiecesChanged,
  readLeaving,
} from './change-pieces.ts';

export type TakeOut = {
  orderId: string;
  /** The order's status that the screen showed: before dispatch, pieces are taken out; after delivery, they come back. */
  shown: OrderStatus;
  pieces: readonly LeavingPieces[];
  note: string;
};

export type LinesRefusal = 'ORDER_NOT_FOUND' | 'LINES_FIXED' | 'LINES_CHANGED' | 'RETURN_CLOSED';

export type TakeOutRefusal = LinesRefusal | LeavingRefusal | 'SOLD_OUT' | 'STOCK_SHORT';

/** Takes pieces out of an order before it is sent, or takes them back after its delivery; the rest stays unchanged. */
export function takeOut(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, shown, pieces, note }: TakeOut,
): Promise<Outcome<PiecesChanged, TakeOutRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOpenLines(tx, { orderId, shown, at });
    if (!order.ok) return order;
    const { status } = order.value;
    const steps = readLeaving(await listCurrentLines(tx, orderId), pieces);
    if (!steps.ok) return steps;
    const kind: LineChangeKind = status === 'Delivered' ? 'returned' : 'taken_out';
    const by = { actorId: staff.id, note, at };
    const changed = await changePieces(tx, { ...by, order: order.value, kind, steps: steps.value });
    if (changed.ok && kind === 'returned') await acceptWithParcel(tx, { orderId, ...by });
    return changed;
  });
}

/** Locks an order whose lines may change now: its parcel is in the shop, or was delivered and may still come back. */
export async function lockOpenLines(
  tx: Transaction,
  { orderId, shown, at }: { orderId: string; shown: OrderStatus; at: Date },
): Promise<Outcome<LockedOrder, LinesRefusal>> {
  const order = await lockOrder(tx, { id: orderId });
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (order.status !== shown) return refuse('LINES_CHANGED');
  if (order.paymentStatus === 'Refunded') return refuse('LINES_FIXED');
  if (order.status === 'Delivered') {
    return (await mayComeBack(tx, order, at))
      ? succeed(order)
      : refuse('RETURN_CLOSED', { days: RETURN_DAYS });
  }
  return isInShop(order.status) ? succeed(order) : refuse('LINES_FIXED');
}
