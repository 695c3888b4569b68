import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { MATCHING_AT_ONCE } from '#shared/product-list.ts';
import { findAdminIds } from '../search/search-admin-products.ts';
import { type ListedProducts, listedProducts } from './product-list-queries.ts';

/** What the list shows; `isNear` if it is only a search, which also finds words near to what was typed. */
export type Matching = ListedProducts & { isNear: boolean };

export type Matched = {
  count: number;
  /** Changes as soon as a matching product is added, leaves or is saved. */
  stamp: string;
};

/** How many products match now, with a stamp that later shows whether they are still the same. */
export async function findMatched(db: Database, matching: Matching): Promise<Matched> {
  const rows = await (await queryOf(db, matching)).select(['id', 'version']).orderBy('id').execute();
  return { count: rows.length, stamp: stampOf(rows) };
}

export type MatchedProduct = Awaited<ReturnType<typeof listMatched>>[number];

/** The matching products in the order of their ids, with the owner's own discount. */
export async function listMatched(db: Database, matching: Matching) {
  return (await queryOf(db, matching)).select(changeable).orderBy('id').execute();
}

/**
 * The products with these ids, locked in the order of their ids, as orders and forms do, so that none of them deadlocks.
 */
export function lockListed(tx: Transaction, ids: readonly string[]): Promise<MatchedProduct[]> {
  return tx
    .selectFrom('products')
    .select(changeable)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

const changeable = [
  ...(['id', 'name', 'version', 'price', 'bulkPrice', 'isPublished', 'images'] as const),
  sql<number>`coalesce(own_discount, discount)`.as('discount'),
  sql<
    string[]
  >`array(select category_id from product_categories where product_id = products.id order by 1)`.as(
    'categories',
  ),
  sql<
    string[]
  >`array(select sub_category_id from product_sub_categories where product_id = products.id order by 1)`.as(
    'subCategories',
  ),
] as const;

/** A search alone finds the same products as the list that shows it. */
async function queryOf(db: Database, { isNear, ...listed }: Matching) {
  if (!isNear || listed.search.trim() === '') return listedProducts(db, listed);
  const { ids } = await findAdminIds(db, { search: listed.search, offset: 0, limit: MATCHING_AT_ONCE + 1 });
  return listedProducts(db, { ...listed, search: '' }).where('id', '=', sql<string>`any(${ids}::text[])`);
}

export function stampOf(rows: readonly { id: string; version: number }[]): string {
  const known = rows.map(({ id, version }) => `${id}:${version}`).join();
  return `${rows.length}.${createHash('sha256').update(known).digest('hex').slice(0, 32)}`;
}
