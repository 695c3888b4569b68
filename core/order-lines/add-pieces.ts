import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import { figuresOf } from '#shared/refusals.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { billOf, getDeliveryFee, linesAfter, listCurrentLines } from '../orders/change-lines.ts';
import { withinMoney } from '../orders/within-money.ts';
import { changePieces, type PiecesChanged } from './change-pieces.ts';
import { findComingLine } from './coming-line.ts';
import { type LinesRefusal, lockOpenLines } from './take-out.ts';

export type AddPieces = {
  orderId: string;
  /** The order's status that the screen showed. */
  shown: OrderStatus;
  productId: string;
  quantity: number;
  /** The order's total after the change, as the screen showed it: a second press finds another total and is refused. */
  seenTotal: number;
  note: string;
};

export type AddPiecesRefusal =
  | LinesRefusal
  | 'ORDER_TOO_LARGE'
  | 'ORDER_WOULD_BE_EMPTY'
  | 'PRODUCT_NOT_FOUND'
  | 'SOLD_OUT'
  | 'STOCK_SHORT'
  | 'TOTAL_CHANGED';

/** Adds pieces to an order that is not sent yet; they are paid with the rest of it. */
export function addPieces(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, shown, productId, quantity, seenTotal, note }: AddPieces,
): Promise<Outcome<PiecesChanged, AddPiecesRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOpenLines(tx, { orderId, shown, at });
    if (!order.ok) return order;
    if (order.value.status === 'Delivered') return refuse('LINES_FIXED');
    const lines = await listCurrentLines(tx, orderId);
    const line = await findComingLine(tx, lines, { productId, inPlaceOf: null });
    if (!line) return refuse('PRODUCT_NOT_FOUND');
    const steps = [{ line, change: quantity, damaged: 0 }];
    const fee = await getDeliveryFee(tx, orderId);
    const charged = withinMoney(() => billOf(linesAfter(lines, steps), fee));
    if (!charged) return refuse('ORDER_TOO_LARGE');
    if (charged.total !== seenTotal) return refuse('TOTAL_CHANGED', figuresOf(charged));
    const by = { actorId: staff.id, note, at };
    return changePieces(tx, { ...by, order: order.value, kind: 'added', steps });
  });
}
