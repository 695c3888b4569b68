import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { earlier } from '#shared/moments.ts';
import { endStatuses } from '#shared/order-status.ts';
import type { Store } from '../store.ts';

const countedDays = 90;

/**
 * Counts for each product the pieces ordered in the last 90 days, by which lists are sorted as 'most bought'. Orders that
 * ended without a sale do not count. Products that are being ordered right now are left for the next round: nothing waits
 * here, so nothing can block an order for long. Returns how many figures changed.
 */
export function countSold(store: Pick<Store, 'db' | 'clock'>): Promise<number> {
  const since = earlier(store.clock.now(), { days: countedDays });
  return transaction(store.db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with sold as (
        select product_id, sum(order_lines.quantity)::int as pieces
        from order_lines join orders on orders.id = order_lines.order_id
        where orders.created_at >= ${since}
          and order_lines.unit_price > 0
          and orders.status <> 'Awaiting payment'
          and orders.status <> all (${sql.val([...endStatuses])})
        group by product_id
      ), due as (
        select products.id, coalesce(pieces, 0) as pieces
        from products left join sold on sold.product_id = products.id
        where products.sold <> coalesce(pieces, 0)
        order by products.id
        for no key update of products skip locked
      )
      update products set sold = due.pieces from due where products.id = due.id returning products.id
    `.execute(tx);
    // Finished lists are kept in memory; one notice drops all of them.
    if (rows.length > 0) await sql`select announce_content(array['choices'])`.execute(tx);
    return rows.length;
  });
}
