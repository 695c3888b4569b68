import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { lockProducts } from './lock-products.ts';
import type { StockLine } from './take-stock.ts';

export type StockReturn = {
  orderId: string;
  reason: 'order_cancelled' | 'order_refused' | 'order_returned' | 'order_changed';
  actorId: string | null;
};

/**
 * Puts the pieces of an order back into stock, even of deleted products, and records each in the ledger; locks in id
 * order like `takeStock`.
 */
export async function returnStock(
  tx: Transaction,
  lines: readonly StockLine[],
  { orderId, reason, actorId }: StockReturn,
): Promise<void> {
  const productIds = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  await lockProducts(tx, productIds);
  await sql`
    with returned as (
      update products set stock = products.stock + line.quantity
      from unnest(${productIds}::text[], ${quantities}::integer[]) as line (product_id, quantity)
      where products.id = line.product_id
      returning products.id, line.quantity
    )
    insert into stock_movements (product_id, change, reason, order_id, actor_id)
    select id, quantity, ${reason}, ${orderId}, ${actorId}::text from returned order by id
  `.execute(tx);
}
