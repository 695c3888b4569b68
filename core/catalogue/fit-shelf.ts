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

/** Of the sub-categories named, or of all of them. */
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
    // The order in which `listSubCategories` names them, so that a form sets the same one.
    .orderBy(sql`lower(categories.name)`)
    .execute();
  const owners = Map.groupBy(links, ({ subCategoryId }) => subCategoryId);
  return new Map([...owners].map(([id, group]) => [id, group.map(({ categoryId }) => categoryId)]));
}

/** Without any category, the first one of each sub-category, as the form sets it: no page shows a sub-category's product outside it. */
export function withCategories<Filed extends Shelf>(filed: Filed, map: ShelfMap): Filed {
  if (filed.categories.length > 0) return filed;
  const firsts = filed.subCategories.flatMap((id) => map.get(id)?.[0] ?? []);
  return { ...filed, categories: [...new Set(firsts)] };
}

/**
 * The sub-categories none of whose categories is the product's: their pages show only products of both. One that did not fit before
 * stays, as with every rule that is younger than a product.
 */
export function misfits({ categories, subCategories }: Shelf, map: ShelfMap, before?: Shelf): string[] {
  const fits = (id: string, filedUnder: readonly string[]) =>
    (map.get(id) ?? []).some((category) => filedUnder.includes(category));
  const fittedNever = (id: string) => before?.subCategories.includes(id) && !fits(id, before.categories);
  return subCategories.filter((id) => !fits(id, categories) && !fittedNever(id));
}
