import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { TextQuery } from './build-text-query.ts';

/** A category or sub-category that was named, and how much what it holds counts more. */
export type NamedShelf = { id: string; weight: number };

/** How much more a product counts whose sub-category is all that was named. */
const WEIGHT_OF_SUB_CATEGORY = 4;
/** A category is wide: its name says less. */
const WEIGHT_OF_CATEGORY = 2;

export type Shelf = { id: string; searchWords: readonly string[]; weight: number };

export async function readShelves(db: Database): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`${prepared}
    select id, search_words, ${WEIGHT_OF_CATEGORY}::integer as weight from categories
    union all select id, search_words, ${WEIGHT_OF_SUB_CATEGORY}::integer from sub_categories
  `.execute(db);
  return rows;
}

/** Shelves whose name has what was typed, by the share of it. */
export function namedShelves(shelves: readonly Shelf[], { parts }: Pick<TextQuery, 'parts'>): NamedShelf[] {
  return shelves.flatMap(({ id, searchWords, weight }) => {
    const named = parts.filter((part) =>
      part.some((terms) => terms.every((ranges) => hasAny(searchWords, ranges))),
    );
    return named.length === 0 ? [] : [{ id, weight: (weight * named.length) / parts.length }];
  });
}

/** Whether a sub-category is called what this part says, so that others of it are near to what was looked for. */
export function namesSubCategory(shelves: readonly Shelf[], part: TextQuery['parts'][number]): boolean {
  return namedShelves(shelves, { parts: [part] }).some(({ weight }) => weight === WEIGHT_OF_SUB_CATEGORY);
}

function hasAny(words: readonly string[], ranges: readonly { first: string; last: string }[]): boolean {
  return ranges.some(({ first, last }) => words.some((word) => word >= first && word <= last));
}
