import { sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';

/**
 * The products that stand under a category or a sub-category, locked before anything of them is written. Forms and
 * orders lock products first as well, in the order of their ids, so none of them waits in a circle with a move.
 */
export async function holdProductsUnder(
  open: Transaction,
  place: { categoryId: string } | { subCategoryId: string },
): Promise<string[]> {
  const standing =
    'categoryId' in place
      ? sql`select product_id from product_categories where category_id = ${place.categoryId}`
      : sql`select product_id from product_sub_categories where sub_category_id = ${place.subCategoryId}`;
  const { rows } = await sql<{ id: string }>`
    select id from products where id in (${standing}) order by id for no key update
  `.execute(open);
  return rows.map(({ id }) => id);
}

/** A form that was opened before would put them back where they stood: it is told instead. */
export async function outdateForms(open: Transaction, productIds: readonly string[]): Promise<void> {
  await sql`update products set version = version + 1 where id = any (${productIds}::text[])`.execute(open);
}
