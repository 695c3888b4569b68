import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';

/**
 * Locks the products of a category or a sub-category before any of them is written. Forms and orders also lock products
 * first, in id order, so that none of them deadlocks with a move.
 */
export async function lockProductsUnder(
  tx: Transaction,
  under: { categoryId: string } | { subCategoryId: string },
): Promise<string[]> {
  const current =
    'categoryId' in under
      ? sql`select product_id from product_categories where category_id = ${under.categoryId}`
      : sql`select product_id from product_sub_categories where sub_category_id = ${under.subCategoryId}`;
  const { rows } = await sql<{ id: string }>`
    select id from products where id in (${current}) order by id for no key update
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Makes forms opened before the move outdated: saving one would move the products back, so it is refused. */
export async function outdateForms(tx: Transaction, productIds: readonly string[]): Promise<void> {
  await sql`update products set version = version + 1 where id = any (${productIds}::text[])`.execute(tx);
}
