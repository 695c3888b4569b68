import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { lockProducts } from './lock-products.ts';

export type CountedStock = { productId: string; stock: number };

/**
 * `setStock` for many products at once, each named once. The products are locked first, in id order, so that the
 * differences include sales up to this moment.
 */
export async function setStocks(
  tx: Transaction,
  lines: readonly CountedStock[],
  { reason, actorId }: { reason: 'import'; actorId: string },
): Promise<void> {
  if (lines.length === 0) return;
  const productIds = lines.map(({ productId }) => productId);
  const stocks = lines.map(({ stock }) => stock);
  await lockProducts(tx, productIds);
  await sql`
    with changed as (
      update products set stock = counted.stock
      from unnest(${productIds}::text[], ${stocks}::integer[]) as counted (product_id, stock)
      join products as before on before.id = counted.product_id
      where products.id = counted.product_id and before.stock <> counted.stock
      returning products.id, counted.stock - before.stock as change
    )
    insert into stock_movements (product_id, change, reason, actor_id)
    select id, change, ${reason}, ${actorId} from changed order by id
  `.execute(tx);
}
