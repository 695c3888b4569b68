import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Write } from '#db/write-together.ts';
import type { LockedProduct } from './lock-listed-products.ts';

/** A cart line that cannot change until the transaction ends, with the current price of its product. */
export type LockedCartLine = LockedProduct & { id: string; productId: string; quantity: number };

/**
 * Locks the lines of a cart and then their products for the rest of the transaction, each in product id order: two carts
 * with the same products in opposite order wait for each other instead of deadlocking. Products that left the shop are
 * passed over, as they are when the cart is shown.
 */
export async function lockCart(tx: Transaction, userId: string): Promise<LockedCartLine[]> {
  const { rows } = await sql<LockedCartLine>`${prepared}
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

/** The ordered lines leave the cart (decision 22). */
export function leaveCart(lines: readonly { id: string }[]): Write {
  const ids = lines.map((line) => line.id);
  return {
    name: 'leftCart',
    rows: lines.length,
    statement: sql`delete from cart_items where id = any(${ids}::text[]) returning 1`,
  };
}
