import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { buildTextQuery, type TextQuery, type TypedWord } from './build-text-query.ts';
import { readTypedWords } from './read-typed-words.ts';

/** Where a page of the matches begins and how many it holds. */
export type Stretch = { offset: number; limit: number };

/** The ids of a stretch of the matches, best first, and how many matches there are. */
export type Matches = { ids: string[]; totalCount: number };

/**
 * Names first, then what products are filed under, then descriptions, the newest first among equals. Two statements at
 * any size of the catalogue: bitmaps of words are joined in the database (decision 394).
 */
export async function findMatches(db: Database, search: string, stretch: Stretch): Promise<Matches> {
  return findMatchesOf(db, await readTypedWords(db, search), stretch);
}

/** The same where the words have been read. */
export async function findMatchesOf(
  db: Database,
  words: readonly TypedWord[],
  { offset, limit }: Stretch,
): Promise<Matches> {
  const query = buildTextQuery(words);
  if (!query) return { ids: [], totalCount: 0 };
  const { rows } = await sql<{ matches: number; ids: string[] }>`${prepared}
    select matches, ids
    from find_search_matches(${wantedWords(query)}::jsonb, ${limit}::integer, ${offset}::integer)
  `.execute(db);
  const [found] = rows;
  return { ids: found?.ids ?? [], totalCount: found?.matches ?? 0 };
}

/** JSON of a row for each range of words, with its place in the query: what `match_search_blocks` takes. */
export type WantedWords = string;

export function wantedWords({ exact, parts }: TextQuery): WantedWords {
  const rangesOf = (is_exact: boolean, part: TextQuery['parts'][number], number: number) =>
    part.flatMap((alternative, place) =>
      alternative.flatMap((ranges, term) =>
        ranges.map((range) => ({
          is_exact,
          part: number,
          alternative: place,
          terms: alternative.length,
          term,
          ...range,
        })),
      ),
    );
  return JSON.stringify([
    ...exact.flatMap((part, number) => rangesOf(true, part, number)),
    ...parts.flatMap((part, number) => rangesOf(false, part, number)),
  ]);
}
