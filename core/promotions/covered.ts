import { type RawBuilder, sql } from 'kysely';

/** True if a promotion is valid for a product; both are given by the aliases of their tables. */
export function isCovered(promotion: string, product: string): RawBuilder<boolean> {
  const rules = (column: string) => sql.ref(`${promotion}.${column}`);
  const id = sql.ref(`${product}.id`);
  return sql<boolean>`(
    cardinality(${rules('categories')}) + cardinality(${rules('brands')}) + ${rules('product_count')} = 0
    or ${rules('product_count')} > 0 and exists (
      select from promotion_products as named
      where named.promotion_id = ${rules('id')} and named.product_id = ${id}
    )
    or ${sql.ref(`${product}.facets`)} && array(select 'brand:' || brand from unnest(${rules('brands')}) as brand)
    or exists (
      select from product_categories as filed
      where filed.product_id = ${id} and filed.category_id = any (${rules('categories')})
    )
  )`;
}
