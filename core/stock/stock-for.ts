import { type RawBuilder, sql } from 'kysely';

/**
 * How many pieces of `products` a shopper can order now: those in stock, and those reserved by her own unpaid orders,
 * because her next order releases them first (decision 26). Otherwise her own payment would make her cart look sold
 * out, and prevent a second try.
 */
export function stockFor(userId: string): RawBuilder<number> {
  return sql<number>`(products.stock + (
    select coalesce(sum(order_lines.quantity), 0)::int
    from order_lines join orders on orders.id = order_lines.order_id
    where orders.user_id = ${userId} and orders.status = 'Awaiting payment'
      and order_lines.product_id = products.id))`;
}
