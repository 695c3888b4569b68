import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { limits } from '#shared/contract/fields.ts';
import { newId } from '../ids.ts';

export type GuestLine = { productId: string; quantity: number };
export type MergedLines = { capped: GuestLine[]; dropped: string[] };

/**
 * Adds a guest's quantities to the account's cart, up to what is in stock (decision 19). A line of the account above
 * the stock stays as it is. The caller prevents other merges of the same user (`lockShopper`).
 */
export async function mergeGuestLines(
  tx: Transaction,
  userId: string,
  guestLines: readonly GuestLine[],
  now: Date,
): Promise<MergedLines> {
  const added = quantitiesOf(guestLines);
  if (added.size === 0) return { capped: [], dropped: [] };
  const before = await quantitiesInCart(tx, userId);
  const after = await upsertLines(tx, userId, withinCart(added, before), now);

  const capped: GuestLine[] = [];
  const dropped: string[] = [];
  for (const [productId, quantity] of added) {
    const merged = after.get(productId) ?? before.get(productId);
    if (merged === undefined) dropped.push(productId);
    else if (merged < quantity + (before.get(productId) ?? 0)) capped.push({ productId, quantity: merged });
  }
  return { capped, dropped };
}

/** The quantity of each product; a product that is twice in the guest's cart becomes one line. */
export function quantitiesOf(lines: readonly GuestLine[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const sum = (quantities.get(productId) ?? 0) + quantity;
    quantities.set(productId, Math.min(sum, limits.quantity));
  }
  return quantities;
}

async function quantitiesInCart(tx: Transaction, userId: string): Promise<Map<string, number>> {
  const lines = await tx
    .selectFrom('cartItems')
    .innerJoin('products', 'products.id', 'cartItems.productId')
    .select(['cartItems.productId', 'cartItems.quantity'])
    .where('cartItems.userId', '=', userId)
    .where('products.isListed', '=', true)
    .orderBy('cartItems.productId')
    .forUpdate('cartItems')
    .execute();
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
}

/** Leaves out new lines beyond the number that one order allows. */
function withinCart(added: Map<string, number>, before: Map<string, number>): GuestLine[] {
  let free = Math.max(0, limits.cartLines - before.size);
  return [...added]
    .filter(([productId]) => before.has(productId) || free-- > 0)
    .map(([productId, quantity]) => ({ productId, quantity }));
}

/**
 * Writes the lines in the guest's order, so that the cart looks as before the login. Returns the resulting quantities.
 */
async function upsertLines(
  tx: Transaction,
  userId: string,
  lines: readonly GuestLine[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = lines.map(() => newId());
  const productIds = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  const { rows } = await sql<GuestLine>`
    insert into cart_items (id, user_id, product_id, quantity, created_at, updated_at)
    select guest.id, ${userId}, products.id, least(guest.quantity, products.stock), ${now}, ${now}
    from unnest(${ids}::text[], ${productIds}::text[], ${quantities}::integer[]) with ordinality
      as guest (id, product_id, quantity, position)
    join products on products.id = guest.product_id and products.is_listed and products.stock > 0
    order by guest.position
    on conflict (user_id, product_id) do update
      set quantity = greatest(cart_items.quantity, least(
            cart_items.quantity + excluded.quantity,
            (select stock from products where products.id = excluded.product_id),
            ${limits.quantity})),
          updated_at = excluded.updated_at
    returning product_id, quantity`.execute(tx);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}
