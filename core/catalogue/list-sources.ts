import { sql } from 'kysely';
import type { ListSource } from './card-lists.ts';

/** The products of a category, or of one sub-category inside it. */
export function sourceOfCategory(categoryId: string, subCategoryId: string | undefined): ListSource {
  if (subCategoryId === undefined) {
    return sql`
      select product_id, 0::real as score from product_categories
      where category_id = ${categoryId} and is_listed`;
  }
  return sql`
    select by_category.product_id, 0::real as score
    from product_categories as by_category
    join product_sub_categories as by_sub_category using (product_id)
    where by_category.category_id = ${categoryId} and by_sub_category.sub_category_id = ${subCategoryId}
      and by_category.is_listed`;
}

/** Products with a discount (decision 31). */
export const sourceOfOffers: ListSource = sql`
  select id as product_id, 0::real as score from products where is_listed and discount > 0`;

/** Products at 40 % off or more, and the last three pieces of others (decision 31). */
export const sourceOfClearance: ListSource = sql`
  select id as product_id, 0::real as score from products
  where is_listed and (discount >= 40 or stock between 1 and 3)`;

export const sourceOfEverything: ListSource = sql`
  select id as product_id, 0::real as score from products where is_listed`;
