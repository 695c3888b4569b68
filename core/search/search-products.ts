import { sql } from 'kysely';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import { sourceOfEverything } from '#core/catalogue/list-sources.ts';
import type { PageOf, ProductPage } from '#core/catalogue/product.ts';
import { listNewestProducts } from '#core/catalogue/product-queries.ts';
import { listProductsByIds } from '#core/catalogue/product-rows.ts';
import type { Database } from '#db/client.ts';
import { buildTextQuery } from './build-text-query.ts';
import { findMatches, type WantedWords, wantedWords } from './find-matches.ts';
import { readTypedWords } from './read-typed-words.ts';

/** Products that match what was typed, best first. Nothing typed means all products. */
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

/** The matches as the source of a list of cards; a better rank is a higher score. */
export async function sourceOfSearch(db: Database, search: string): Promise<ListSource> {
  if (search.trim() === '') return sourceOfEverything;
  const query = buildTextQuery(await readTypedWords(db, search));
  return query ? sourceOfMatches(wantedWords(query)) : sourceOfNothing;
}

const sourceOfNothing: ListSource = sql`select id as product_id, 0::real as score from products where false`;

/** The bits of the blocks (decision 394) as rows: one for each product that has every word somewhere. */
function sourceOfMatches(wanted: WantedWords): ListSource {
  return sql`
    select
      found.product_id,
      (get_bit(match.exact, place) + get_bit(match.named, place) + get_bit(match.labelled, place))::real as score
    from match_search_blocks(${wanted}::jsonb) as match
    cross join generate_series(0, 2047) as place
    join product_search as found on found.sequence = match.block::bigint * 2048 + 2047 - place
    where get_bit(match.anywhere, place) = 1`;
}
