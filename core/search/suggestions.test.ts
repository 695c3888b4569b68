import { expect, test } from 'vitest';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { fillCatalogue } from '#demo/seed/fill-catalogue.ts';
import { testDatabase } from '#tests/support/database.ts';
import { searchSuggestions } from '#tests/support/search-suggestions.ts';
import { searchProducts } from './search-products.ts';

const { db } = await testDatabase();
await fillCatalogue(db, demoCatalogue);

test.each(searchSuggestions)(
  'the suggestion "%s" finds products of the demo catalogue, the best first',
  async (search) => {
    const { products, totalCount } = await searchProducts(db, { search, page: 1, limit: 3 });
    expect(totalCount).toBeGreaterThanOrEqual(3);
    const words = search.toLowerCase().split(' ');
    for (const product of products) {
      const labels = [product.name, ...product.subCategories.map((subCategory) => subCategory.name)];
      const text = labels.join(' ').toLowerCase();
      expect(words.filter((word) => !text.includes(word))).toEqual([]);
    }
  },
);

test.each([
  ['lipstik', 'lipstick'],
  ['rouge à lèvres', 'lipstick'],
  ['fond de teint', 'foundation'],
  ['anti-cernes', 'concealer'],
  ['vernis à ongles', 'nail polish'],
  ['pinceau', 'brush'],
  ['savon', 'soap'],
  ['nail varnish', 'nail polish'],
])('"%s" finds what "%s" finds first', async (typed, meant) => {
  const first = async (search: string) =>
    (await searchProducts(db, { search, page: 1, limit: 1 })).products[0]?.subCategories;
  expect(await first(typed)).toEqual(await first(meant));
});
