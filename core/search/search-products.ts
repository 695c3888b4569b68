import type { PageOf, ProductPage } from '#core/catalogue/product.ts';
import { listNewestProducts } from '#core/catalogue/product-queries.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import type { Database } from '#db/client.ts';
import { findMatches } from './find-matches.ts';

/** Products that match what was typed, best first. An empty search means all products. */
export async function searchProducts(
  db: Database,
  { search, ...page }: PageOf & { search: string },
): Promise<ProductPage> {
  if (search.trim() === '') return listNewestProducts(db, page);
  const { ids, totalCount } = await findMatches(db, search, {
    offset: (page.page - 1) * page.limit,
    limit: page.limit,
  });
  return { products: await listProductsByIds(db, ids), totalCount };
}
