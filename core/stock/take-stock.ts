import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { type Write, writeTogether } from '#db/write-together.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';

export type StockLine = { productId: string; quantity: number };
export type StockTaking = { orderId: string; actorId: string | null };

/**
 * Takes the pieces of an order out of stock, all or none, and records each in the ledger. Products are locked in id order, so
 * that two orders of the same products cannot deadlock. Each product is on one line only.
 */
export async function takeStock(
  tx: Transaction,
  lines: readonly StockLine[],
  { orderId, actorId }: StockTaking,
): Promise<Outcome<undefined, 'SOLD_OUT' | 'STOCK_SHORT'>> {
  const short = findShortLine(await withStock(tx, lines));
  if (!short.ok) return short;
  const [taken, noted] = stockTaken(lines, { orderId, actorId });
  await writeTogether(tx, taken, [noted]);
  return succeed();
}

/** Refuses if not all pieces are in stock; the products are locked. */
export function findShortLine(
  lines: readonly (StockLine & { name: string; stock: number })[],
): Outcome<undefined, 'SOLD_OUT' | 'STOCK_SHORT'> {
  const short = lines.find(({ stock, quantity }) => stock < quantity);
  if (!short) return succeed();
  const { productId, name, stock } = short;
  return stock === 0
    ? refuse('SOLD_OUT', { productId, name })
    : refuse('STOCK_SHORT', { productId, name, available: stock });
}

type Listed = { price: number; discount: number };

/**
 * Takes the pieces of a new order from the stock of its products, with a ledger entry each, if the products are still listed at
 * the price and discount of their lines, or at those in `listed` for a line sold at others. Locks the products in id order.
 */
export function goodsSold(
  lines: readonly (StockLine & Listed & { listed?: Listed })[],
  taking: StockTaking,
): [Write, Write] {
  const [taken, noted] = stockTaken(lines, taking);
  const wanted = sql.join([
    sql`${lines.map((line) => line.productId)}::text[]`,
    sql`${lines.map((line) => line.quantity)}::integer[]`,
    sql`${lines.map(({ listed, price }) => listed?.price ?? price)}::integer[]`,
    sql`${lines.map(({ listed, discount }) => listed?.discount ?? discount)}::integer[]`,
  ]);
  const statement = sql`
    update products set stock = products.stock - sold.quantity
    from (
      select wanted.* from unnest(${wanted}) as wanted (product_id, quantity, price, discount)
      join products on products.id = product_id order by product_id for no key update of products
    ) as sold
    where products.id = sold.product_id and products.is_listed and products.stock >= sold.quantity
      and products.price = sold.price and products.discount = sold.discount
    returning products.id, sold.quantity`;
  return [{ ...taken, mayHaveChanged: true, statement }, noted];
}

/** Takes the pieces of an order from the stock of its locked products, with a ledger entry each. */
function stockTaken(lines: readonly StockLine[], { orderId, actorId }: StockTaking): [Write, Write] {
  const productIds = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  return [
    {
      name: 'stockTaken',
      rows: lines.length,
      statement: sql`
        update products set stock = products.stock - wanted.quantity
        from unnest(${productIds}::text[], ${quantities}::integer[]) as wanted (product_id, quantity)
        where products.id = wanted.product_id and products.stock >= wanted.quantity
        returning products.id, wanted.quantity`,
    },
    {
      name: 'stockNoted',
      rows: lines.length,
      statement: sql`
        insert into stock_movements (product_id, change, reason, order_id, actor_id)
        select id, -quantity, 'order', ${orderId}, ${actorId}::text from stock_taken order by id returning 1`,
    },
  ];
}

async function withStock(tx: Transaction, lines: readonly StockLine[]) {
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
  return lines.map((line) => {
    const { name, stock } = byId.get(line.productId) ?? { name: '', stock: 0 };
    return { ...line, name, stock };
  });
}
