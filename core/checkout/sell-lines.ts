import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import { billWithDelivery, type FeeRule } from '#shared/fee-rule.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Bill, BillLine, Reduction } from '#shared/pricing.ts';
import { figuresOf } from '#shared/refusals.ts';
import { newId } from '../ids.ts';
import type { Order } from '../orders/order-queries.ts';
import { withinMoney } from '../orders/within-money.ts';
import { type NewOrder, type SoldLine, writeOrder } from '../orders/write-order.ts';
import { giftUsed, type RunningGift } from '../promotions/gifts.ts';
import { findShortLine, goodsSold } from '../stock/take-stock.ts';
import type { OrderLimitRefusal } from './order-limits.ts';
import type { PhoneLimitRefusal } from './phone-limits.ts';

/** A line with the price and stock of its product as they were read. */
export type LineToSell = SoldLine & {
  stock: number;
  /** For a gift: the price and discount of its product in the shop. */
  listed?: { price: number; discount: number };
};

type OrderToSell = Omit<NewOrder, 'id' | 'lines'> & { lines: readonly LineToSell[] };

export type Sale = {
  seenTotal: number;
  /** Checks the limits for a shopper; staff have none. */
  allow?: (order: OrderToSell) => Outcome<undefined, OrderLimitRefusal | PhoneLimitRefusal>;
  order: OrderToSell;
  /** Further rows to write together with the order of this id. */
  beside?: ((orderId: string) => Write[]) | undefined;
  /** The gift among the lines, if any. */
  gift?: RunningGift | undefined;
};

export type SellRefusal =
  | OrderLimitRefusal
  | PhoneLimitRefusal
  | 'TOTAL_CHANGED'
  | 'SOLD_OUT'
  | 'STOCK_SHORT';

/**
 * Sells the lines; every order goes through this, for any person and any way of paying. Compares the total with the one that was
 * seen, which is never stored (decision 9), takes the stock, writes the order and returns it. If a product has changed since its line
 * was read, the transaction starts again.
 */
export async function sellLines(
  tx: Transaction,
  { seenTotal, allow, order, beside, gift }: Sale,
): Promise<Outcome<Order, SellRefusal>> {
  if (order.bill.total !== seenTotal) return refuse('TOTAL_CHANGED', figuresOf(order.bill));
  const isAllowed = allow?.(order);
  if (isAllowed?.ok === false) return isAllowed;
  const isThere = findShortLine(order.lines);
  if (!isThere.ok) return isThere;
  const id = newId();
  const taken = goodsSold(order.lines, { orderId: id, actorId: order.placedBy.actorId });
  // Last, because other orders of these products wait from here until the commit.
  const given = gift ? giftUsed(gift, { orderId: id, at: order.createdAt }) : [];
  return succeed(await writeOrder(tx, { ...order, id }, [...(beside?.(id) ?? []), ...taken, ...given]));
}

/** The bill; undefined if a sum exceeds what the shop's money can hold. */
export function findBill(
  lines: readonly BillLine[],
  { rule, reductions }: { rule: FeeRule; reductions?: readonly Reduction[] },
): Bill | undefined {
  return withinMoney(() => billWithDelivery(lines, rule, reductions));
}
