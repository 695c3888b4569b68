import { type RawBuilder, sql } from 'kysely';

/**
 * How many pieces of `products` a shopper can order at this moment: those on the shelf, and those that her own unpaid orders
 * keep, because her next order gives them back first (decision 26). Without them her own payment would make her cart look
 * sold out, and close checkout to a second try.
 */
export function stockFor(userId: string): RawBuilder<number> {
  return sql<number>`(products.stock + (
    select coalesce(sum(order_lines.quantity), 0)::int
    from order_lines join orders on orders.id = order_lines.order_id
    where orders.user_id = ${userId} and orders.status = 'Awaiting payment'
      and order_lines.product_id = products.id))`;
}
