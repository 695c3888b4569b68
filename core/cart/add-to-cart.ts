import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { limits } from '#shared/contract/fields.ts';
import { type Outcome, type Refused, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import { stockFor } from '../stock/stock-for.ts';
import { type CartLine, findCartLine } from './cart-queries.ts';

export type AddToCartRefusal = 'PRODUCT_NOT_FOUND' | 'SOLD_OUT' | 'STOCK_SHORT' | 'ORDER_TOO_LARGE';

/**
 * Puts one piece in the cart; a second click adds a second one. Limit and quantity are one statement, so that
 * concurrent clicks neither lose a piece nor exceed the stock.
 */
export async function addToCart(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  productId: string,
): Promise<Outcome<CartLine, AddToCartRefusal>> {
  const now = store.clock.now();
  const { rows } = await sql<{ id: string }>`
    insert into cart_items (id, user_id, product_id, quantity, created_at, updated_at)
    select ${newId()}, ${user.id}, products.id, 1, ${now}, ${now}
    from products
    where products.id = ${productId} and products.is_listed and ${stockFor(user.id)} > 0
      and (select count(*) from cart_items
           where user_id = ${user.id} and product_id <> ${productId}) < ${limits.cartLines}
    on conflict (user_id, product_id) do update
      set quantity = cart_items.quantity + 1, updated_at = excluded.updated_at
      where cart_items.quantity < least(
        (select ${stockFor(user.id)} from products where products.id = excluded.product_id),
        ${limits.quantity})
    returning id`.execute(store.db);
  const [added] = rows;
  if (!added) return whyNotAdded(store.db, user.id, productId);

  const line = await findCartLine(store.db, { id: added.id, userId: user.id });
  return line ? succeed(line) : refuse('PRODUCT_NOT_FOUND');
}

async function whyNotAdded(
  db: Database,
  userId: string,
  productId: string,
): Promise<Refused<AddToCartRefusal>> {
  const product = await db
    .selectFrom('products')
    .leftJoin('cartItems', (line) =>
      line.onRef('cartItems.productId', '=', 'products.id').on('cartItems.userId', '=', userId),
    )
    .select(['products.name', stockFor(userId).as('stock'), 'cartItems.quantity'])
    .where('products.id', '=', productId)
    .where('products.isListed', '=', true)
    .executeTakeFirst();
  if (!product) return refuse('PRODUCT_NOT_FOUND');
  const { name, stock, quantity } = product;
  if (stock === 0) return refuse('SOLD_OUT', { productId, name });
  const isShort = quantity !== null && quantity >= stock;
  return isShort ? refuse('STOCK_SHORT', { productId, name, available: stock }) : refuse('ORDER_TOO_LARGE');
}
