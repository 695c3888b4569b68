import type { WrittenProduct } from '#core/catalogue/product.ts';
import { francs } from '#shared/money.ts';
import { type DemoCatalogue, demoCatalogue } from './demo-catalogue.ts';

const keptCategories = ['Lips', 'Face', 'Skincare'];
const perSubCategory = { Lipstick: 8, Lipgloss: 4, Foundation: 6, Serums: 3, Moisturisers: 3 } as const;

const categories = demoCatalogue.categories.filter(({ name }) => keptCategories.includes(name));
const subCategories = demoCatalogue.subCategories
  .filter(({ name }) => Object.hasOwn(perSubCategory, name))
  .map((subCategory) => ({ ...subCategory, categoryIds: kept(subCategory.categoryIds) }));

/** A shop small enough for tests to know completely; the special cases they need are set here, not left to chance. */
export const smallCatalogue: DemoCatalogue = {
  categories,
  subCategories,
  brands: [],
  banners: [],
  products: withOddities(
    Object.entries(perSubCategory).flatMap(([name, count]) => {
      const id = subCategories.find((subCategory) => subCategory.name === name)?.id ?? '';
      return demoCatalogue.products
        .filter((product) => product.subCategories.length === 1 && product.subCategories[0] === id)
        .slice(0, count);
    }),
  ),
};

/** Makes the first product sold out, the second discounted, the third one with a bulk price, and the fourth the last on the shelf. */
function withOddities(products: readonly WrittenProduct[]): WrittenProduct[] {
  const plain = products.map((product) => ({
    ...product,
    // Tests refer to pictures by their number.
    imageSlots: null,
    stock: 40,
    discount: 0,
    bulkPrice: null,
  }));
  const odd: readonly Partial<WrittenProduct>[] = [
    { stock: 0 },
    { discount: 15 },
    { bulkPrice: francs(3600) },
    { stock: 1 },
  ];
  return plain.map((product, index) => ({ ...product, ...odd[index] }));
}

function kept(categoryIds: readonly string[]): string[] {
  return categoryIds.filter((id) => categories.some((category) => category.id === id));
}
