import { type RawBuilder, sql } from 'kysely';
import type { Francs } from '#shared/money.ts';

/** What is left of the sale of a row of `orders`; the ledger is asked only about the few of which something was let go or went back. */
export const saleOfOrder: RawBuilder<Francs> = sql`case
  when orders.cash_waived = 0
    and not exists (select from refunds where refunds.order_id = orders.id)
    and not exists (select from disputes where disputes.order_id = orders.id)
  then orders.total
  else (select sale from order_money where order_money.order_id = orders.id) end`;

/**
 * What a `line` of an order was sold for. What was written off or given back of the order, and its delivery, is taken off or added to no
 * line but in proportion.
 */
export function saleOfLine(sale: RawBuilder<unknown> = saleOfOrder): RawBuilder<number> {
  return sql`(line.quantity * line.discounted_unit_price::bigint - line.reduction)
    * case when orders.total = 0 then 1 else (${sale})::numeric / orders.total end`;
}

/** Money came, or is to come: not in a test, and not all of it went back. */
export const isRealSale = sql`not orders.is_payment_simulated and orders.payment_status <> 'Refunded'`;
