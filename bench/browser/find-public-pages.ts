import { listingPath, productPath } from '#shared/page-paths.ts';
import { shopApi } from '#tests/support/shop-api.ts';

export const publicPages = ['home', 'product', 'listing', 'search'] as const;
export type PublicPage = (typeof publicPages)[number];

/** The four kinds of page on which a first visit arrives, in the current catalogue. */
export async function findPublicPages(): Promise<Record<PublicPage, string>> {
  const api = shopApi();
  const subCategories = (await api.subcategory.get({})).data;
  const subCategory = subCategories.find(({ name }) => name === 'Lipstick');
  const category = subCategory?.category[0];
  const [product] = (await api.product.search({ search: 'lipstick', page: 1, limit: 1 })).data;
  if (!subCategory || !category || !product) throw new Error('The catalogue has no lipstick');
  return {
    home: '/',
    product: productPath(product),
    listing: listingPath(category, subCategory),
    search: '/search?q=lipstick',
  };
}
