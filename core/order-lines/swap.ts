import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { shareOfKept } from '#shared/ordered-bill.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import { priceAfterDiscount } from '#shared/pricing.ts';
import { figuresOf } from '#shared/refusals.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { lockListedProducts } from '../cart/lock-listed-products.ts';
import {
  billOf,
  type CurrentLine,
  getDeliveryFee,
  isGift,
  type LineStep,
  linesAfter,
  listCurrentLines,
} from '../orders/change-lines.ts';
import { acceptWithParcel } from '../returns/return-window.ts';
import { changePieces, type LeavingPieces, type PiecesChanged, readLeaving } from './change-pieces.ts';
import { lockOpenLines, type TakeOutRefusal } from './take-out.ts';

export type Swap = {
  orderId: string;
  shown: OrderStatus;
  piece: LeavingPieces;
  /** What comes in its stead, as many pieces; the same product where a broken piece is replaced. */
  into: string;
  /** The order's total that was shown for after the exchange. */
  seenTotal: number;
  note: string;
};

export type SwapRefusal = TakeOutRefusal | 'PRODUCT_NOT_FOUND' | 'TOTAL_CHANGED';

/** Pieces go and others come in one step: the difference is owed back, or to be paid. */
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
    const coming = await findComingLine(tx, lines, { productId: piece.productId, into });
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

/** What a code took off the pieces that go is taken off those that come, as far as they cost so much. */
function movedShare(leaving: readonly LineStep[], coming: CurrentLine, quantity: number): Francs {
  const moved = leaving.reduce((sum, { line, change }) => {
    return sum + line.reduction - shareOfKept(line.reduction, line.quantity, line.quantity + change);
  }, 0);
  return francs(Math.min(moved, coming.discountedUnitPrice * quantity));
}

/** The line that the new pieces belong to, at its price: that of the order where the product is in it, else that of today. */
async function findComingLine(
  tx: Transaction,
  lines: readonly CurrentLine[],
  { productId, into }: { productId: string; into: string },
): Promise<CurrentLine | undefined> {
  const products = await lockListedProducts(tx, [productId, into]);
  const known = lines.find((line) => line.productId === into);
  // More of the gift than was given would be free too.
  if (known) return isGift(known) && into !== productId ? undefined : known;
  const product = products.get(into);
  const left = lines.find((line) => line.productId === productId);
  if (!product || !left) return undefined;
  const { name, nameFr, image, unit } = product;
  const position = Math.max(...lines.map((line) => line.position)) + 1;
  return {
    position,
    productId: into,
    name,
    nameFr,
    image,
    unit,
    quantity: 0,
    reduction: francs(0),
    unitCost: product.purchaseCost,
    ...priceOf(product, left, products.get(productId)),
  };
}

type Price = { price: Francs; discount: number };

/** A shade that costs today what the other one costs today takes its place at the price that was paid for that one. */
function priceOf(
  { price, discount }: Price,
  { unitPrice, discount: paidDiscount, discountedUnitPrice }: CurrentLine,
  other: Price | undefined,
) {
  if (other?.price === price && other.discount === discount) {
    return { unitPrice, discount: paidDiscount, discountedUnitPrice };
  }
  return { unitPrice: price, discount, discountedUnitPrice: priceAfterDiscount(price, discount) };
}
