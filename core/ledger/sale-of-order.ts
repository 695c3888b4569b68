import { type RawBuilder, sql } from 'kysely';
import type { Francs } from '#shared/money.ts';

/** SQL: the sale that is left of a row of `orders`. Only orders with a write-off, refund or dispute need the ledger. */
export const saleOfOrder: RawBuilder<Francs> = sql`case
  when orders.cash_waived = 0
    and not exists (select from refunds where refunds.order_id = orders.id)
    and not exists (select from disputes where disputes.order_id = orders.id)
  then orders.total
  else (select sale from order_money where order_money.order_id = orders.id) end`;

/**
 * SQL: what a `line` of an order was sold for. Write-offs, refunds and the delivery fee of the order are spread over its lines in
 * proportion.
 */
export function saleOfLine(sale: RawBuilder<unknown> = saleOfOrder): RawBuilder<number> {
  return sql`(line.quantity * line.discounted_unit_price::bigint - line.reduction)
    * case when orders.total = 0 then 1 else (${sale})::numeric / orders.total end`;
}

/** SQL: whether money came or will come; false for tests and for orders whose money all went back. */
export const isRealSale = sql`not orders.is_payment_simulated and orders.payment_status <> 'Refunded'`;
