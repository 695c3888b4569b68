import { sql } from 'kysely';
import type { ListSource } from '#core/catalogue/card-lists.ts';
import { sourceOfEverything } from '#core/catalogue/list-sources.ts';
import type { Database } from '#db/client.ts';
import { buildTextQuery, type TextQuery, type TypedWord } from './build-text-query.ts';
import { type WantedWords, wantedWords } from './find-matches.ts';
import { readTypedWords } from './read-typed-words.ts';
import { meaningfulWords } from './word-forms.ts';
import { takeIntents } from './word-intents.ts';

export type FoundForCards = {
  source: ListSource;
  /** Words that were given up, because nothing has all that were typed. */
  dropped: string[];
};

/**
 * A search as the source of a list of cards. Names count more than labels, labels more than descriptions, and most of all that a product is filed
 * under what was named; of a family the shade comes forward that is what was described.
 */
export async function findForCards(db: Database, search: string): Promise<FoundForCards> {
  if (search.trim() === '') return { source: sourceOfEverything, dropped: [] };
  const typed = meaningfulWords(await readTypedWords(db, search));
  const { words, facets } = takeIntents(typed);
  if (words.length === 0) return { source: await sourceOfDescribed(db, typed, facets), dropped: [] };
  const kept = await dropUntilFound(db, words);
  const query = buildTextQuery(kept);
  const dropped = words.filter((word) => !kept.includes(word)).map(({ word }) => word);
  if (query === undefined || kept.length === 0) {
    return { source: facets.length > 0 ? sourceOfFacets(facets) : sourceOfNothing, dropped };
  }
  return { source: await sourceOfMatches(db, query, facets), dropped };
}

const sourceOfNothing: ListSource = sql`select id as product_id, 0::real as score from products where false`;

/** Only descriptions were typed, such as 'dark spots': what is described, and what says so in its texts. */
async function sourceOfDescribed(db: Database, typed: TypedWord[], facets: string[]): Promise<ListSource> {
  const query = buildTextQuery(typed);
  if (!query) return sourceOfNothing;
  const matches = await sourceOfMatches(db, query, facets);
  return sql`select product_id, max(score)::real as score from (
    ${matches} union all ${sourceOfFacets(facets)}) as described group by product_id`;
}

function sourceOfFacets(facets: readonly string[]): ListSource {
  return sql`select id as product_id, 2::real as score from products where is_listed and facets && ${facets}::text[]`;
}

/** First the words that nothing has, then the last ones, until something has all that are left. */
async function dropUntilFound(db: Database, words: TypedWord[]): Promise<TypedWord[]> {
  if (await isAnyFound(db, words)) return words;
  const found = await Promise.all(words.map((word) => isAnyFound(db, [word])));
  let kept = words.filter((_, place) => found[place]);
  while (kept.length > 1 && !(await isAnyFound(db, kept))) kept = kept.slice(0, -1);
  return kept;
}

async function isAnyFound(db: Database, words: readonly TypedWord[]): Promise<boolean> {
  const query = buildTextQuery(words);
  if (!query) return false;
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (
      select from match_search_blocks(${wantedWords(query)}::jsonb) where bit_count(anywhere) > 0
    ) as "isFound"`.execute(db);
  return rows[0]?.isFound ?? false;
}

/** The bits of the blocks (decision 394) as rows: one for each product that has every word somewhere. */
async function sourceOfMatches(
  db: Database,
  query: TextQuery,
  facets: readonly string[],
): Promise<ListSource> {
  const wanted: WantedWords = wantedWords(query);
  const shelves = await findNamedSubCategories(db, query);
  return sql`
    select
      found.product_id,
      (
        get_bit(match.exact, place) + get_bit(match.named, place) + get_bit(match.labelled, place)
        + coalesce((
          select max(shelf.weight) from product_sub_categories as link
          join unnest(${shelves.map(({ id }) => id)}::text[], ${shelves.map(({ weight }) => weight)}::real[]) as shelf (id, weight)
            on shelf.id = link.sub_category_id
          where link.product_id = found.product_id
        ), 0)
        + case when product.facets && ${facets}::text[] then 1.5 else 0 end
      )::real as score
    from match_search_blocks(${wanted}::jsonb) as match
    cross join generate_series(0, 2047) as place
    join product_search as found on found.sequence = match.block::bigint * 2048 + 2047 - place
    join products as product on product.id = found.product_id
    where get_bit(match.anywhere, place) = 1`;
}

/** How much more a product counts whose sub-category is all that was named. */
const SHELF_WEIGHT = 4;

/** Sub-categories whose name has what was typed, by the share of it. */
async function findNamedSubCategories(
  db: Database,
  { parts }: TextQuery,
): Promise<{ id: string; weight: number }[]> {
  const shelves = await db.selectFrom('subCategories').select(['id', 'searchWords']).execute();
  return shelves.flatMap(({ id, searchWords }) => {
    const named = parts.filter((part) =>
      part.some((terms) => terms.every((ranges) => hasAny(searchWords, ranges))),
    );
    return named.length === 0 ? [] : [{ id, weight: (SHELF_WEIGHT * named.length) / parts.length }];
  });
}

function hasAny(words: readonly string[], ranges: readonly { first: string; last: string }[]): boolean {
  return ranges.some(({ first, last }) => words.some((word) => word >= first && word <= last));
}
