import { sql } from 'kysely';
import { startOfShopDay } from '#shared/shop-day.ts';
import type { Period } from './period.ts';

// What was written off or given back is looked up for the few orders about which the ledger has such a line; the others are sold for their total.

/** What is left of an order's total, as a table of these few orders. */
export function reducedSales({ from }: Period) {
  return sql`reduced as materialized (
      select order_id, sale from order_money
      where order_id in (select order_id from money_movements where kind in ('waived', 'out') and at >= ${startOfShopDay(from)})
    )`;
}

export const sale = sql`coalesce(reduced.sale, orders.total)`;
export const isStillSale = sql`(reduced.sale is null or reduced.sale > 0)`;
