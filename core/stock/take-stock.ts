import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

export type StockLine = { productId: string; quantity: number };
export type StockTaking = { orderId: string; actorId: string | null };

/**
 * Takes the pieces of an order out of stock, all or none, and notes each in the ledger. Products are locked in id
 * order, so that two orders of the same products cannot deadlock. Each product is on one line only.
 */
export async function takeStock(
  tx: Transaction,
  lines: readonly StockLine[],
  { orderId, actorId }: StockTaking,
): Promise<Outcome<undefined, 'SOLD_OUT' | 'STOCK_SHORT'>> {
  const short = await findShortLine(tx, lines);
  if (short) {
    const { productId, name, stock } = short;
    return stock === 0
      ? refuse('SOLD_OUT', { productId, name })
      : refuse('STOCK_SHORT', { productId, name, available: stock });
  }

  const productIds = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  const { numAffectedRows } = await sql`
    with wanted as (select * from unnest(${productIds}::text[], ${quantities}::integer[]) as line (product_id, quantity)),
    taken as (
      update products set stock = products.stock - wanted.quantity
      from wanted
      where products.id = wanted.product_id and products.stock >= wanted.quantity
      returning products.id, wanted.quantity)
    insert into stock_movements (product_id, change, reason, order_id, actor_id)
    select id, -quantity, 'order', ${orderId}, ${actorId}::text from taken order by id`.execute(tx);
  if (numAffectedRows !== BigInt(lines.length)) {
    throw new Error(
      `The order ${orderId} took ${numAffectedRows} of ${lines.length} lines from locked stock.`,
    );
  }
  return succeed();
}

async function findShortLine(tx: Transaction, lines: readonly StockLine[]) {
  const products = await tx
    .selectFrom('products')
    .select(['id', 'name', 'stock'])
    .where(
      'id',
      'in',
      lines.map((line) => line.productId),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { productId, quantity } of lines) {
    const { name, stock } = byId.get(productId) ?? { name: '', stock: 0 };
    if (stock < quantity) return { productId, name, stock };
  }
  return undefined;
}
