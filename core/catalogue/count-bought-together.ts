import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { earlier } from '#shared/moments.ts';
import { endStatuses } from '#shared/order-status.ts';
import type { Store } from '../store.ts';

const countedDays = 180;
/** Fewer orders may be chance, and would show what one person has bought. */
const LEAST_ORDERS = 3;
const KEPT_OF_A_CARD = 12;

/**
 * Counts for each card which other cards are in the same orders of the last 180 days. Orders that ended without a sale do not count.
 */
export async function countBoughtTogether(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const since = earlier(store.clock.now(), { days: countedDays });
  await transaction(store.db, async (tx) => {
    await sql`delete from bought_together`.execute(tx);
    await sql`
      with bought as (
        select distinct order_id, products.card
        from order_lines
        join orders on orders.id = order_lines.order_id
        join products on products.id = order_lines.product_id
        where orders.created_at >= ${since}
          and order_lines.unit_price > 0
          and orders.status <> 'Awaiting payment'
          and orders.status <> all (${sql.val([...endStatuses])})
      ), pairs as (
        select one.card, other.card as other_card, count(*)::int as orders,
          row_number() over (partition by one.card order by count(*) desc, other.card) as place
        from bought as one join bought as other using (order_id)
        where one.card <> other.card
        group by one.card, other.card
        having count(*) >= ${LEAST_ORDERS}
      )
      insert into bought_together (card, other_card, orders)
      select card, other_card, orders from pairs where place <= ${KEPT_OF_A_CARD}
      on conflict (card, other_card) do update set orders = excluded.orders
    `.execute(tx);
  });
}
