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
import { noteOrderNews } from '../orders/order-news.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { lockProducts } from '../stock/lock-products.ts';
import { returnStock, type StockReturn } from '../stock/return-stock.ts';
import { takeStock } from '../stock/take-stock.ts';
import { writeOffPieces } from '../stock/write-off-pieces.ts';
import { oweSurplus } from './owe-surplus.ts';

/** Pieces of one product that leave an order. */
export type LeavingPieces = {
  productId: string;
  /** How many the one who presses was shown in the order: a second press, or a second phone, finds another number and is refused. */
  of: number;
  quantity: number;
  /** Of these, how many cannot be sold again. */
  damaged: number;
};

export type LeavingRefusal = 'INVALID_FIELDS' | 'LINES_CHANGED' | 'ORDER_WOULD_BE_EMPTY';

/** The order's lines that these pieces leave; undefined pieces are no pieces. */
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
 * Pieces leave a locked order, or come into it: stock, lines and total follow, and what came above the new total is owed back, each part the
 * way it came. An order without pieces is no order: that one is cancelled, refused or returned as a whole.
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
  // A gift alone is no order either.
  if (linesAfter(before.lines, steps).every(isGift)) return refuse('ORDER_WOULD_BE_EMPTY');
  const moved = await moveStock(tx, steps, { orderId, reason: stockReason(kind, status), actorId, at });
  if (!moved.ok) return moved;
  const charged = await changeLines(tx, before, { orderId, kind, steps, note, actorId, at });
  const owedBack = await oweSurplus(tx, { orderId, total: charged.total, note, actorId, at });
  await updatePaymentStatus(tx, orderId, at);
  const by = { orderId, status, actor: 'staff', actorId, at } as const;
  await writeOrderNote(tx, { ...by, remark: remarks[kind], note });
  if (owedBack > 0) await writeOrderNote(tx, { ...by, actor: 'system', remark: 'refund_due_lines_changed' });
  const was = billOf(before.lines, before.deliveryFee);
  // An even swap changes no figure.
  const isEven = was.total === charged.total && was.quantity === charged.quantity;
  await recordChange(tx, {
    ...{ actorId, kind: 'order', action: isEven ? 'noted' : 'changed', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
    before: { amount: was.total, pieces: was.quantity },
    after: { amount: charged.total, pieces: charged.quantity },
  });
  await noteOrderNews(tx, orderId, { kind: 'lines_changed', amount: owedBack }, at);
  return succeed({ total: charged.total, owedBack });
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

/** What leaves is back on the shelf, without what cannot be sold; what comes in is taken from it. */
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
  // All at once, before some are taken and others come back.
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
