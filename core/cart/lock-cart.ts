import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import type { ListedProduct } from './lock-listed-products.ts';

/** A line of a cart, with its product at the moment it was read. */
export type CartLine = ListedProduct & { id: string; productId: string; quantity: number };

/**
 * The lines of a cart, without a lock: the order is written only if everything is still as it was read (`stockTaken`, `leaveCart`). Products that
 * have left the shop are skipped, as when the cart is shown.
 */
export async function readCart(tx: Transaction, userId: string): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`${prepared}
    select cart_items.id, product_id, quantity, name, name_fr, coalesce(images[1], '') as image, unit, price, discount, stock
    from cart_items join products on products.id = product_id
    where user_id = ${userId} and is_listed order by cart_items.sequence`.execute(tx);
  return rows;
}

/**
 * The lines of a cart, locked: neither a line nor its product can change until the transaction ends. Locks the lines and then their products, each in
 * product id order: two carts with the same products in opposite order wait for each other instead of deadlocking.
 */
export async function lockCart(tx: Transaction, userId: string): Promise<CartLine[]> {
  const { rows } = await sql<CartLine>`${prepared}
    with lines as materialized (
      select id, product_id, quantity, sequence from cart_items
      where user_id = ${userId} order by product_id for update),
    goods as materialized (
      select id, name, name_fr, coalesce(images[1], '') as image, unit, price, discount, stock from products
      where id = any(array(select product_id from lines)) and is_listed order by id for no key update)
    select lines.id, product_id, quantity, name, name_fr, image, unit, price, discount, stock
    from lines join goods on goods.id = product_id order by sequence`.execute(tx);
  return rows;
}

/** Removes the ordered lines from the cart (decision 22), if they still have the quantities that were ordered. */
export function leaveCart(lines: readonly Pick<CartLine, 'id' | 'quantity'>[]): Write {
  const ids = lines.map((line) => line.id);
  const quantities = lines.map((line) => line.quantity);
  return {
    name: 'leftCart',
    rows: lines.length,
    mayHaveChanged: true,
    statement: sql`
      delete from cart_items using unnest(${ids}::text[], ${quantities}::integer[]) as ordered (id, quantity)
      where cart_items.id = ordered.id and cart_items.quantity = ordered.quantity returning 1`,
  };
}
