import type { Store } from '#core/store.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { stockFor } from '../stock/stock-for.ts';
import { type CartLine, findCartLine } from './cart-queries.ts';

export type ChangeQuantity = { id: string; quantity: number };
export type ChangeQuantityRefusal = 'CART_ITEM_NOT_FOUND' | 'SOLD_OUT' | 'STOCK_SHORT';

/**
 * Sets the quantity of a line. More than the stock is refused; a smaller quantity than before is always accepted, so
 * that minus works on a line above the stock.
 */
export async function changeQuantity(
  store: Pick<Store, 'db' | 'clock'>,
  user: Pick<CurrentUser, 'id'>,
  { id, quantity }: ChangeQuantity,
): Promise<Outcome<CartLine, ChangeQuantityRefusal>> {
  const changed = await store.db
    .updateTable('cartItems')
    .from('products')
    .set({ quantity, updatedAt: store.clock.now() })
    .whereRef('products.id', '=', 'cartItems.productId')
    .where('cartItems.id', '=', id)
    .where('cartItems.userId', '=', user.id)
    .where('products.isListed', '=', true)
    .where((line) =>
      line.or([line(stockFor(user.id), '>=', quantity), line('cartItems.quantity', '>=', quantity)]),
    )
    .returning('cartItems.id')
    .executeTakeFirst();
  const line = await findCartLine(store.db, { id, userId: user.id });
  if (!line) return refuse('CART_ITEM_NOT_FOUND');
  if (changed) return succeed(line);

  const { id: productId, name, stock } = line.product;
  return stock === 0
    ? refuse('SOLD_OUT', { productId, name })
    : refuse('STOCK_SHORT', { productId, name, available: stock });
}
