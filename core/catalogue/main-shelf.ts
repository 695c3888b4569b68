import type { Category } from './category.ts';
import type { ListedProducts } from './listed-products.ts';

type Filed = { categories: Category[]; subCategories: Category[] };

/**
 * Where a product is filed, with its main shelf first: the sub-category with the most listed products, in the category that has the most of
 * those. A lipstick that brides like too is found among the lipsticks.
 */
export function mainShelfFirst<Product extends Filed>(listed: ListedProducts, product: Product): Product {
  const subCategories = byCount(product.subCategories, ({ id }) => countOn(listed, { subCategory: id }));
  const subCategory = subCategories[0]?.id;
  const categories = byCount(product.categories, ({ id }) => countOn(listed, { category: id, subCategory }));
  return { ...product, categories, subCategories };
}

/** The most first; among equals the order stays. */
function byCount(named: readonly Category[], count: (one: Category) => number): Category[] {
  const counts = new Map(named.map((one) => [one, count(one)]));
  return named.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
}

function countOn(
  { length, shelf, shelves }: ListedProducts,
  { category, subCategory }: { category?: string; subCategory?: string | undefined },
): number {
  const isOn = shelves.values.map(
    ({ categories, subCategories }) =>
      (category === undefined || categories.includes(category)) &&
      (subCategory === undefined || subCategories.includes(subCategory)),
  );
  let count = 0;
  for (let row = 0; row < length; row += 1) if (isOn[shelf[row] ?? 0]) count += 1;
  return count;
}
