import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { TypedWord } from './build-text-query.ts';
import { isSynonymWord } from './find-synonyms.ts';

const mostWords = 10;
/** Shorter words have too many neighbours to guess which one was meant. */
const shortestCorrected = 4;

/** The words of what was typed, each with the words it may have meant where no word of the shop begins with it. */
export async function readTypedWords(db: Database, text: string): Promise<TypedWord[]> {
  const { rows } = await sql<{ word: string; nearest: string[] }>`${prepared}
    select
      typed.word,
      case when length(typed.word) < ${shortestCorrected} or exists (
        select from search_words
        where products > 0
          and word >= typed.stem
          and word < typed.stem || ${'\u{10ffff}'}
      ) then '{}' else array(select nearest_search_words(typed.word)) end as nearest
    from (
      select word, position, case when length(word) > 3 then regexp_replace(word, '[sx]$', '') else word end as stem
      from unnest(search_words_of(${text})) with ordinality as words (word, position)
      limit ${mostWords}
    ) as typed
    order by typed.position
  `.execute(db);
  // A word of the synonym table is no typo, even where the catalogue happens not to have it.
  return rows.map(({ word, nearest }) => ({ word, nearest: isSynonymWord(word) ? [] : nearest }));
}
