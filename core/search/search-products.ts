import type { PageOf, ProductPage } from '#core/catalogue/product.ts';
import { listNewestProducts } from '#core/catalogue/product-queries.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import { readCatalogueState } from '#core/catalogue/remembered-counts.ts';
import type { Database } from '#db/client.ts';
import { buildTextQuery } from './build-text-query.ts';
import { countRanks, listRankedIds, type Stretch } from './ranked-matches.ts';
import { readTypedWords } from './read-typed-words.ts';

/**
 * Products that match what was typed: names first, then what they are filed under, then descriptions, the newest
 * first among equals. Nothing typed means all products.
 */
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

/** The ids of a stretch of the matches, best first, and how many matches there are. */
export async function findMatches(
  db: Database,
  search: string,
  stretch: Stretch,
): Promise<{ ids: string[]; totalCount: number }> {
  const [state, words] = await Promise.all([readCatalogueState(db), readTypedWords(db, search)]);
  const query = buildTextQuery(words);
  if (!query) return { ids: [], totalCount: 0 };
  const ranks = await countRanks(db, state, query);
  return { ids: await listRankedIds(db, state, { query, ranks, ...stretch }), totalCount: ranks.all };
}
