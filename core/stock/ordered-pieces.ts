import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** Orders whose pieces have left the stock and are still on the shelf: they are not packed yet. */
export const isOnShelf = sql<boolean>`orders.status in ('Awaiting payment', 'Placed', 'Confirmed')`;

/** The pieces of these products that lie on the shelf for orders, by product; those without any are left out. */
export async function orderedPieces(
  db: Database,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .innerJoin('orderLines', 'orderLines.orderId', 'orders.id')
    .select(['orderLines.productId', sql<number>`sum(order_lines.quantity)::integer`.as('pieces')])
    .where(isOnShelf)
    .where('orderLines.productId', 'in', productIds)
    .groupBy('orderLines.productId')
    .execute();
  return new Map(rows.flatMap(({ productId, pieces }) => (productId === null ? [] : [[productId, pieces]])));
}
