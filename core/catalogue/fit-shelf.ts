import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Product } from './product.ts';

/** Where a product is filed, by ids. */
export type Shelf = { categories: readonly string[]; subCategories: readonly string[] };

export function shelfOf({ categories, subCategories }: Pick<Product, 'categories' | 'subCategories'>): {
  categories: string[];
  subCategories: string[];
} {
  return { categories: categories.map(({ id }) => id), subCategories: subCategories.map(({ id }) => id) };
}

/** The categories of each sub-category, by its id. */
export type ShelfMap = ReadonlyMap<string, readonly string[]>;

/** The categories of the named sub-categories, or of all. */
export async function readShelfMap(
  db: Database,
  subCategories: readonly string[] | 'all',
): Promise<ShelfMap> {
  if (subCategories.length === 0) return new Map();
  const links = await db
    .selectFrom('subCategoryCategories')
    .innerJoin('categories', 'categories.id', 'categoryId')
    .select(['subCategoryId', 'categoryId'])
    .$if(subCategories !== 'all', (query) => query.where('subCategoryId', 'in', subCategories))
    .orderBy('subCategoryId')
    // The same order as in `listSubCategories`, so that a form picks the same first category.
    .orderBy(sql`lower(categories.name)`)
    .execute();
  const owners = Map.groupBy(links, ({ subCategoryId }) => subCategoryId);
  return new Map([...owners].map(([id, group]) => [id, group.map(({ categoryId }) => categoryId)]));
}

/**
 * A product without any category gets the first one of each of its sub-categories, as the form does: a sub-category's page shows only
 * products of its categories.
 */
export function withCategories<Filed extends Shelf>(filed: Filed, map: ShelfMap): Filed {
  if (filed.categories.length > 0) return filed;
  const firsts = filed.subCategories.flatMap((id) => map.get(id)?.[0] ?? []);
  return { ...filed, categories: [...new Set(firsts)] };
}

/**
 * The product's sub-categories that have none of its categories: their pages show only products of both. A sub-category that did not
 * fit before stays, as with every rule that is newer than the product.
 */
export function misfits({ categories, subCategories }: Shelf, map: ShelfMap, before?: Shelf): string[] {
  const fits = (id: string, filedUnder: readonly string[]) =>
    (map.get(id) ?? []).some((category) => filedUnder.includes(category));
  const fittedNever = (id: string) => before?.subCategories.includes(id) && !fits(id, before.categories);
  return subCategories.filter((id) => !fits(id, categories) && !fittedNever(id));
}
