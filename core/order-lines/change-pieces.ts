import type { Transaction } from '#db/transaction.ts';
import type { LineChangeKind } from '#shared/line-changes.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import {
  billOf,
  type CurrentLine,
  changeLines,
  getDeliveryFee,
  isGift,
  type LineStep,
  linesAfter,
  listCurrentLines,
} from '../orders/change-lines.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { noteLinesChanged } from '../orders/order-news.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { lockProducts } from '../stock/lock-products.ts';
import { returnStock, type StockReturn } from '../stock/return-stock.ts';
import { takeStock } from '../stock/take-stock.ts';
import { writeOffPieces } from '../stock/write-off-pieces.ts';
import { noteOwed, oweSurplus } from './owe-surplus.ts';

/** Pieces of one product that leave an order. */
export type LeavingPieces = {
  productId: string;
  /** How many the order had on the screen: a second press, or a second phone, finds another number and is refused. */
  of: number;
  quantity: number;
  /** How many of these cannot be sold again. */
  damaged: number;
};

export type LeavingRefusal = 'INVALID_FIELDS' | 'LINES_CHANGED' | 'ORDER_WOULD_BE_EMPTY';

/** The steps by which these pieces leave the order's lines. */
export function readLeaving(
  lines: readonly CurrentLine[],
  pieces: readonly LeavingPieces[],
): Outcome<LineStep[], LeavingRefusal> {
  const wanted = pieces.filter(({ quantity }) => quantity > 0);
  const isOnce = new Set(wanted.map(({ productId }) => productId)).size === wanted.length;
  const isWhole = wanted.every(({ quantity, of, damaged }) => quantity <= of && damaged <= quantity);
  if (wanted.length === 0 || !isOnce || !isWhole) {
    return refuse('INVALID_FIELDS', { fields: { pieces: 'invalid' } });
  }
  const steps: LineStep[] = [];
  for (const { productId, of, quantity, damaged } of wanted) {
    const line = lines.find((known) => known.productId === productId);
    if (!line || line.quantity !== of) return refuse('LINES_CHANGED');
    steps.push({ line, change: -quantity, damaged });
  }
  return succeed(steps);
}

type Changing = {
  order: { id: string; status: OrderStatus };
  kind: LineChangeKind;
  steps: readonly LineStep[];
  note: string;
  actorId: string;
  at: Date;
};

export type PiecesChanged = { total: Francs; owedBack: Francs };

/**
 * Removes pieces from a locked order or adds them: adjusts stock, lines and total, and owes back what came above the new total, each part
 * the way it came. Refuses to remove all pieces: such an order is cancelled, refused or returned as a whole.
 */
export async function changePieces(
  tx: Transaction,
  { order, kind, steps, note, actorId, at }: Changing,
): Promise<Outcome<PiecesChanged, 'ORDER_WOULD_BE_EMPTY' | 'SOLD_OUT' | 'STOCK_SHORT'>> {
  const { id: orderId, status } = order;
  const before = {
    lines: await listCurrentLines(tx, orderId),
    deliveryFee: await getDeliveryFee(tx, orderId),
  };
  // An order must have more than a gift.
  if (linesAfter(before.lines, steps).every(isGift)) return refuse('ORDER_WOULD_BE_EMPTY');
  const moved = await moveStock(tx, steps, { orderId, reason: stockReason(kind, status), actorId, at });
  if (!moved.ok) return moved;
  const charged = await changeLines(tx, before, { orderId, kind, steps, note, actorId, at });
  const owed = await oweSurplus(tx, { orderId, total: charged.total, note, actorId, at });
  await updatePaymentStatus(tx, orderId, at);
  const by = { orderId, status, actor: 'staff', actorId, at } as const;
  await writeOrderNote(tx, { ...by, remark: remarks[kind], note });
  await noteOwed(tx, by, owed);
  const was = billOf(before.lines, before.deliveryFee);
  // A swap at the same price changes no figure.
  const isEven = was.total === charged.total && was.quantity === charged.quantity;
  await recordChange(tx, {
    ...{ actorId, kind: 'order', action: isEven ? 'noted' : 'changed', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
    before: { amount: was.total, pieces: was.quantity },
    after: { amount: charged.total, pieces: charged.quantity },
  });
  await noteLinesChanged(tx, order, owed, at);
  return succeed({ total: charged.total, owedBack: owed.owedBack });
}

const remarks = {
  taken_out: 'pieces_taken_out',
  left_at_door: 'pieces_left',
  returned: 'pieces_returned',
  swapped: 'pieces_swapped',
  added: 'pieces_added',
} as const satisfies Record<LineChangeKind, OrderRemark>;

function stockReason(kind: LineChangeKind, status: OrderStatus): StockReturn['reason'] {
  if (kind === 'left_at_door') return 'order_refused';
  return status === 'Delivered' ? 'order_returned' : 'order_changed';
}

/** Puts leaving pieces back into stock, except damaged ones; takes added pieces from stock. */
async function moveStock(
  tx: Transaction,
  steps: readonly LineStep[],
  { at, ...moving }: StockReturn & { actorId: string; at: Date },
): Promise<Outcome<undefined, 'SOLD_OUT' | 'STOCK_SHORT'>> {
  const piecesOf = (of: (step: LineStep) => number) =>
    steps
      .map((step) => ({ productId: step.line.productId, quantity: of(step) }))
      .filter(({ quantity }) => quantity > 0);
  const coming = piecesOf(({ change }) => change);
  // Locks all products at once, before some pieces are taken and others come back.
  await lockProducts(
    tx,
    steps.map(({ line }) => line.productId),
  );
  if (coming.length > 0) {
    const taken = await takeStock(tx, coming, moving);
    if (!taken.ok) return taken;
  }
  const leaving = piecesOf(({ change }) => -change);
  if (leaving.length > 0) await returnStock(tx, leaving, moving);
  await writeOffPieces(
    tx,
    piecesOf(({ damaged }) => damaged),
    { ...moving, cause: 'damaged', at },
  );
  return succeed();
}
