import type { Category } from './category.ts';
import type { ListedProducts, Shelf } from './listed-products.ts';

type Filed = { categories: Category[]; subCategories: Category[] };

/**
 * Where a product is filed, with its main shelf first: the sub-category with the most listed products, in the category that has the most of
 * those. A lipstick that brides like too is found among the lipsticks.
 */
export function mainShelfFirst<Product extends Filed>(listed: ListedProducts, product: Product): Product {
  const countOn = countShelves(listed);
  const subCategories = byCount(product.subCategories, ({ id }) => countOn(undefined, id));
  const subCategory = subCategories[0]?.id;
  const categories = byCount(product.categories, ({ id }) => countOn(id, subCategory));
  return { ...product, categories, subCategories };
}

/** Tells whether the products of a shelf have this as their main category. */
export function isMainCategory(listed: ListedProducts, categoryId: string): (shelf: Shelf) => boolean {
  const countOn = countShelves(listed);
  const named = (ids: readonly string[]) => listed.shelfNames.filter(({ id }) => ids.includes(id));
  return ({ categories, subCategories }) => {
    if (categories.length < 2) return categories[0] === categoryId;
    const [subCategory] = byCount(named(subCategories), ({ id }) => countOn(undefined, id));
    const [category] = byCount(named(categories), ({ id }) => countOn(id, subCategory?.id));
    return category?.id === categoryId;
  };
}

/** The most first; among equals the order stays. */
function byCount(named: readonly Category[], count: (one: Category) => number): Category[] {
  const counts = new Map(named.map((one) => [one, count(one)]));
  return named.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

type Count = (category: string | undefined, subCategory: string | undefined) => number;

/** How many listed products are in a category, on a sub-category, or on a sub-category inside a category. */
function countShelves({ length, shelf, shelves }: ListedProducts): Count {
  const products = new Float64Array(shelves.values.length);
  for (let row = 0; row < length; row += 1) {
    const at = shelf[row] ?? 0;
    products[at] = (products[at] ?? 0) + 1;
  }
  const counts = new Map<string, number>();
  shelves.values.forEach(({ categories, subCategories }, at) => {
    for (const category of [undefined, ...categories]) {
      for (const subCategory of [undefined, ...subCategories]) {
        const key = keyOf(category, subCategory);
        counts.set(key, (counts.get(key) ?? 0) + (products[at] ?? 0));
      }
    }
  });
  return (category, subCategory) => counts.get(keyOf(category, subCategory)) ?? 0;
}

function keyOf(category = '', subCategory = ''): string {
  return `${category}/${subCategory}`;
}
