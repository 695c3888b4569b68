import type { Database } from '#db/client.ts';
import type { Product } from '../catalogue/product.ts';
import { listProductsByIds } from '../catalogue/product-rows.ts';
import { stockFor } from '../stock/stock-for.ts';

export type CartLine = { id: string; quantity: number; product: Product };

type CartLineRow = { id: string; productId: string; quantity: number };

/**
 * A user's cart in the order of adding, with current prices and the stock she can order. A sold-out product stays
 * (decision 18); one that has left the shop is not shown.
 */
export async function listCart(db: Database, userId: string): Promise<CartLine[]> {
  const rows = await db
    .selectFrom('cartItems')
    .select(['id', 'productId', 'quantity'])
    .where('userId', '=', userId)
    .orderBy('sequence')
    .execute();
  return withProducts(db, userId, rows);
}

/** One line of a user's cart; another user's line is not found. */
export async function findCartLine(
  db: Database,
  wanted: { id: string; userId: string },
): Promise<CartLine | undefined> {
  const rows = await db
    .selectFrom('cartItems')
    .select(['id', 'productId', 'quantity'])
    .where('id', '=', wanted.id)
    .where('userId', '=', wanted.userId)
    .execute();
  const [line] = await withProducts(db, wanted.userId, rows);
  return line;
}

async function withProducts(db: Database, userId: string, rows: CartLineRow[]): Promise<CartLine[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.productId);
  const products = await listProductsByIds(db, ids);
  const stocks = await db
    .selectFrom('products')
    .select(['id', stockFor(userId).as('stock')])
    .where('id', 'in', ids)
    .execute();
  const stockById = new Map(stocks.map(({ id, stock }) => [id, stock]));
  const byId = new Map(products.map((product) => [product.id, product]));
  return rows.flatMap(({ id, quantity, productId }) => {
    const product = byId.get(productId);
    if (!product) return [];
    return [{ id, quantity, product: { ...product, stock: stockById.get(productId) ?? product.stock } }];
  });
}
