import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { PageOf, ProductPage } from './product.ts';
import { listProductsByIds } from './product-rows.ts';

// Spelt as in the indexes products_offers and products_clearance, so that the planner uses them.
const isOffer = sql<boolean>`is_listed and discount > 0`;
const isClearance = sql<boolean>`is_listed and (discount >= 40 or stock between 1 and 3)`;

/** Products with a discount, the highest first (decision 31). */
export function listOffers(db: Database, page: PageOf): Promise<ProductPage> {
  return listByDiscount(db, isOffer, page);
}

/** Products at 40 % off or more, and the last three pieces of others (decision 31). */
export function listClearance(db: Database, page: PageOf): Promise<ProductPage> {
  return listByDiscount(db, isClearance, page);
}

// Counted each time: other counts are cached by the catalogue's version, which does not follow prices and stock.
async function listByDiscount(
  db: Database,
  condition: RawBuilder<boolean>,
  { page, limit }: PageOf,
): Promise<ProductPage> {
  const [rows, { count }] = await Promise.all([
    db
      .selectFrom('products')
      .select('id')
      .where(condition)
      .orderBy('discount', 'desc')
      .orderBy('sequence', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('products')
      .select((fields) => fields.fn.countAll<number>().as('count'))
      .where(condition)
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  return { products: await listProductsByIds(db, ids), totalCount: count };
}
