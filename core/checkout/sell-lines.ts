import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import { billWithDelivery, type FeeRule } from '#shared/fee-rule.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Bill, BillLine, Reduction } from '#shared/pricing.ts';
import { figuresOf } from '#shared/refusals.ts';
import { newId } from '../ids.ts';
import type { Order } from '../orders/order-queries.ts';
import { type NewOrder, type SoldLine, writeOrder } from '../orders/write-order.ts';
import { findShortLine, stockTaken } from '../stock/take-stock.ts';
import { keepPieceLimits, type OrderLimitRefusal, type OrderLimits } from './order-limits.ts';
import { keepPhoneLimits, type PhoneLimitRefusal } from './phone-limits.ts';

/** A line of a product that is locked, with the stock it has. */
export type LineToSell = SoldLine & { stock: number };

export type Sale = {
  seenTotal: number;
  /** What a shopper may order; the shop's own people are not bound by it. */
  limits?: OrderLimits;
  order: Omit<NewOrder, 'id' | 'lines'> & { lines: readonly LineToSell[] };
  /** What else is written with the order of this id. */
  beside?: ((orderId: string) => Write[]) | undefined;
};

export type SellRefusal =
  | OrderLimitRefusal
  | PhoneLimitRefusal
  | 'TOTAL_CHANGED'
  | 'SOLD_OUT'
  | 'STOCK_SHORT';

/**
 * What every order goes through, by any person and any way of paying: its total compared with the one that was seen, which is
 * never stored (decision 9), its stock taken, then written. Its products are locked; answers the order.
 */
export async function sellLines(
  tx: Transaction,
  { seenTotal, limits, order, beside }: Sale,
): Promise<Outcome<Order, SellRefusal>> {
  if (order.bill.total !== seenTotal) return refuse('TOTAL_CHANGED', figuresOf(order.bill));
  const isAllowed = limits ? await keepLimits(tx, order, limits) : succeed(undefined);
  if (!isAllowed.ok) return isAllowed;
  const isThere = findShortLine(order.lines);
  if (!isThere.ok) return isThere;
  const id = newId();
  const taken = stockTaken(order.lines, { orderId: id, actorId: order.placedBy.actorId });
  return succeed(await writeOrder(tx, { ...order, id }, [...taken, ...(beside?.(id) ?? [])]));
}

async function keepLimits(
  tx: Transaction,
  order: Sale['order'],
  limits: OrderLimits,
): Promise<Outcome<undefined, OrderLimitRefusal | PhoneLimitRefusal>> {
  const pieces = keepPieceLimits(order, limits);
  return pieces.ok ? keepPhoneLimits(tx, order, limits) : pieces;
}

/** Undefined when the sum is beyond what the shop's money can hold. */
export function findBill(
  lines: readonly BillLine[],
  { rule, reductions }: { rule: FeeRule; reductions?: readonly Reduction[] },
): Bill | undefined {
  try {
    return billWithDelivery(lines, rule, reductions);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
