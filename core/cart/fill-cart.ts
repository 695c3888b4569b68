import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { limits } from '#shared/contract/fields.ts';
import { newId } from '../ids.ts';

type WantedLine = { productId: string; quantity: number };

/** Why the cart has fewer pieces of a product than requested. */
export type CartShortage = 'gone' | 'sold_out' | 'stock_short' | 'cart_full';

export type FilledLine = {
  productId: string;
  wanted: number;
  /** The quantity in the cart afterwards. */
  inCart: number;
  shortage: CartShortage | null;
};

/**
 * Raises the lines of a cart to the wanted quantities, at most to what is in stock, and reports the outcome of each
 * line. A line that has more already stays. The caller has locked the cart (`lockShopper`).
 */
export async function fillCart(
  tx: Transaction,
  userId: string,
  wanted: readonly WantedLine[],
  now: Date,
): Promise<FilledLine[]> {
  const before = await linesBefore(tx, userId, wanted);
  let free = limits.cartLines - before.cartLines;
  const fitting = wanted.filter(({ productId }) => {
    const { inCart, stock } = before.products.get(productId) ?? goneProduct;
    return stock > 0 && (inCart > 0 || free-- > 0);
  });
  const after = await raiseLines(tx, userId, fitting, now);
  return wanted.map(({ productId, quantity }) => {
    const { isListed, stock, inCart: had } = before.products.get(productId) ?? goneProduct;
    const inCart = isListed ? (after.get(productId) ?? had) : 0;
    return {
      productId,
      wanted: quantity,
      inCart,
      shortage: inCart >= quantity ? null : shortageOf({ isListed, stock, inCart }),
    };
  });
}

type ProductBefore = { isListed: boolean; stock: number; inCart: number };
const goneProduct: ProductBefore = { isListed: false, stock: 0, inCart: 0 };

function shortageOf({ isListed, stock, inCart }: ProductBefore): CartShortage {
  if (!isListed) return 'gone';
  if (stock === 0) return 'sold_out';
  return inCart === 0 ? 'cart_full' : 'stock_short';
}

async function linesBefore(tx: Transaction, userId: string, wanted: readonly WantedLine[]) {
  const ids = wanted.map(({ productId }) => productId);
  const products = await tx
    .selectFrom('products')
    .leftJoin('cartItems', (line) =>
      line.onRef('cartItems.productId', '=', 'products.id').on('cartItems.userId', '=', userId),
    )
    .select(['products.id', 'products.stock', 'products.isListed', 'cartItems.quantity'])
    .where('products.id', 'in', ids)
    .where('products.isListed', '=', true)
    .execute();
  const { cartLines } = await tx
    .selectFrom('cartItems')
    .select(({ fn }) => fn.countAll<number>().as('cartLines'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    cartLines,
    products: new Map(
      products.map(({ id, stock, isListed, quantity }) => [id, { stock, isListed, inCart: quantity ?? 0 }]),
    ),
  };
}

async function raiseLines(
  tx: Transaction,
  userId: string,
  lines: readonly WantedLine[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = lines.map(() => newId());
  const productIds = lines.map((line) => line.productId);
  const quantities = lines.map((line) => line.quantity);
  const { rows } = await sql<WantedLine>`
    insert into cart_items (id, user_id, product_id, quantity, created_at, updated_at)
    select wanted.id, ${userId}, products.id, least(wanted.quantity, products.stock), ${now}, ${now}
    from unnest(${ids}::text[], ${productIds}::text[], ${quantities}::integer[]) with ordinality
      as wanted (id, product_id, quantity, position)
    join products on products.id = wanted.product_id and products.is_listed and products.stock > 0
    order by wanted.position
    on conflict (user_id, product_id) do update
      set quantity = greatest(cart_items.quantity, excluded.quantity), updated_at = excluded.updated_at
    returning product_id, quantity`.execute(tx);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}
