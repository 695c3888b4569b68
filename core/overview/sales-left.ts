import { sql } from 'kysely';
import { startOfShopDay } from '#shared/shop-day.ts';
import type { Period } from './period.ts';

// Only the few orders with a write-off or a refund in the ledger need a look-up; the sale of all others is their total.

/** A SQL table of these few orders, with the sale that is left of each. */
export function reducedSales({ from }: Period) {
  return sql`reduced as materialized (
      select order_id, sale from order_money
      where order_id in (select order_id from money_movements where kind in ('waived', 'out') and at >= ${startOfShopDay(from)})
    )`;
}

export const sale = sql`coalesce(reduced.sale, orders.total)`;
export const isStillSale = sql`(reduced.sale is null or reduced.sale > 0)`;
