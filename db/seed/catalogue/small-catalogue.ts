import { demoCatalogue } from './catalogue.ts';
import type { SeedCatalogue, SeedProduct } from './seed-types.ts';

const keptCategories = ['lips', 'face', 'skincare'];
const keptSubCategories = ['lipstick', 'lipgloss', 'foundation', 'serums', 'moisturisers'];
const perSubCategory = { lipstick: 8, lipgloss: 4, foundation: 6, serums: 3, moisturisers: 3 } as const;

/** A shop small enough for tests to know by heart; the oddities they need are set here, not left to chance. */
export const smallCatalogue: SeedCatalogue = {
  categories: demoCatalogue.categories.filter(({ key }) => keptCategories.includes(key)),
  subCategories: demoCatalogue.subCategories
    .filter(({ key }) => keptSubCategories.includes(key))
    .map((subCategory) => ({ ...subCategory, categories: kept(subCategory.categories, keptCategories) })),
  products: withOddities(
    Object.entries(perSubCategory).flatMap(([subCategory, count]) =>
      demoCatalogue.products
        .filter((product) => product.subCategories[0] === subCategory && product.subCategories.length === 1)
        .slice(0, count),
    ),
  ),
};

/** First product: sold out. Second: discounted. Third: with a bulk price. Fourth: the last one on the shelf. */
function withOddities(products: readonly SeedProduct[]): SeedProduct[] {
  const plain = products.map((product) => ({ ...product, stock: 40, discount: 0, bulkPrice: null }));
  const odd: readonly Partial<SeedProduct>[] = [
    { stock: 0 },
    { discount: 15 },
    { bulkPrice: 3600 },
    { stock: 1 },
  ];
  return plain.map((product, at) => ({ ...product, ...odd[at] }));
}

function kept(keys: readonly string[], allowed: readonly string[]): string[] {
  return keys.filter((key) => allowed.includes(key));
}
