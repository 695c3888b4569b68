import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { higherDiscount } from '../pricing/promotions/sale-rule.ts';

/** The columns that store the owner's own discount: while a sale runs, the price uses the higher of the two. */
export function ownDiscountColumns(discount: number) {
  return {
    discount: higherDiscount(sql`${discount}::integer`, sql`sale_discount`),
    ownDiscount: sql<number | null>`case when sale_discount is null then null else ${discount}::integer end`,
  };
}

/**
 * Gives products the percents of the sales that run now, and removes them from all others. `wanted` is a query of the columns `id` and
 * `percent`. Locks products in the order of their ids, as orders and forms do. Returns how many products changed their price, at most
 * `most`: an order of one of them waits no longer than these take.
 */
export async function writeSaleDiscounts(
  tx: Transaction,
  wanted: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql`
    with wanted as materialized (${wanted}),
    due as materialized (
      select products.id from products left join wanted on wanted.id = products.id
      where products.sale_discount is distinct from wanted.percent
      order by products.id limit ${most} for no key update of products
    )
    update products set
      own_discount = case when wanted.percent is not null then coalesce(own_discount, discount) end,
      sale_discount = wanted.percent,
      discount = ${higherDiscount(sql`coalesce(own_discount, discount)`, sql`wanted.percent`)}
    from due left join wanted on wanted.id = due.id
    where products.id = due.id
    returning products.id
  `.execute(tx);
  return rows.length;
}
