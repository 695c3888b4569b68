import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { shareOfKept } from '#shared/ordered-bill.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import { figuresOf } from '#shared/refusals.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import {
  billOf,
  type CurrentLine,
  getDeliveryFee,
  type LineStep,
  linesAfter,
  listCurrentLines,
} from '../orders/change-lines.ts';
import { acceptWithParcel } from '../returns/return-window.ts';
import { changePieces, type LeavingPieces, type PiecesChanged, readLeaving } from './change-pieces.ts';
import { findComingLine, type LinePrice, priceOfToday } from './coming-line.ts';
import { lockOpenLines, type TakeOutRefusal } from './take-out.ts';

export type Swap = {
  orderId: string;
  shown: OrderStatus;
  piece: LeavingPieces;
  /** The product that replaces it, in the same number; the same product if a broken piece is replaced. */
  into: string;
  /** The order's total after the swap, as the screen showed it. */
  seenTotal: number;
  note: string;
};

export type SwapRefusal = TakeOutRefusal | 'PRODUCT_NOT_FOUND' | 'TOTAL_CHANGED';

/** Replaces pieces of an order with others in one step; the difference is owed back or becomes due. */
export function swap(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, shown, piece, into, seenTotal, note }: Swap,
): Promise<Outcome<PiecesChanged, SwapRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const order = await lockOpenLines(tx, { orderId, shown, at });
    if (!order.ok) return order;
    const lines = await listCurrentLines(tx, orderId);
    const leaving = readLeaving(lines, [piece]);
    if (!leaving.ok) return leaving;
    const left = lines.find((line) => line.productId === piece.productId);
    const coming = await findComingLine(tx, lines, {
      ...{ productId: into, inPlaceOf: piece.productId, priceOf: priceInPlaceOf(left) },
    });
    if (!coming) return refuse('PRODUCT_NOT_FOUND');
    const reduction =
      into === piece.productId ? francs(0) : movedShare(leaving.value, coming, piece.quantity);
    const steps: LineStep[] = [
      ...leaving.value,
      { line: coming, change: piece.quantity, damaged: 0, reduction },
    ];
    const charged = billOf(linesAfter(lines, steps), await getDeliveryFee(tx, orderId));
    if (charged.total !== seenTotal) return refuse('TOTAL_CHANGED', figuresOf(charged));
    const by = { actorId: staff.id, note, at };
    const changed = await changePieces(tx, { ...by, order: order.value, kind: 'swapped', steps });
    if (changed.ok && order.value.status === 'Delivered') await acceptWithParcel(tx, { orderId, ...by });
    return changed;
  });
}

/** Moves the reduction by a promotion code from the leaving pieces to the new ones, up to their price. */
function movedShare(leaving: readonly LineStep[], coming: CurrentLine, quantity: number): Francs {
  const moved = leaving.reduce((sum, { line, change }) => {
    return sum + line.reduction - shareOfKept(line.reduction, line.quantity, line.quantity + change);
  }, 0);
  return francs(Math.min(moved, coming.discountedUnitPrice * quantity));
}

/** If both products cost the same today, the new one gets the price that was paid for the old one. */
function priceInPlaceOf(left: CurrentLine | undefined) {
  return (product: Price, other: Price | undefined): LinePrice => {
    const isEven = other?.price === product.price && other.discount === product.discount;
    if (!left || !isEven) return priceOfToday(product);
    const { unitPrice, discount, discountedUnitPrice } = left;
    return { unitPrice, discount, discountedUnitPrice };
  };
}

type Price = { price: Francs; discount: number };
