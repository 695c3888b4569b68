import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { TypedWord } from './build-text-query.ts';
import { isSynonymWord } from './find-synonyms.ts';

const mostWords = 10;
/** Shorter words have too many neighbours to guess which one was meant. */
const shortestCorrected = 4;
/** Up to this length a word that begins with another letter is another word: 'dove' is not a slip of 'love'. */
const longestShort = 5;
/** Of two names that were typed as one, such as 'esteelauder', each has so many letters at least. */
const shortestPart = 3;

/** The words of what was typed, each with the words it may have meant where no word of the shop begins with it. */
export async function readTypedWords(db: Database, text: string): Promise<TypedWord[]> {
  const { rows } = await sql<{ word: string; parts: string[]; nearest: string[] }>`${prepared}
    select
      typed.word,
      case when is_known then '{}' else array(
        select part
        from (
          select left(typed.word, length) as first, substr(typed.word, length + 1) as second
          from generate_series(${shortestPart}, length(typed.word) - ${shortestPart}) as length
        ) as halves
        cross join unnest(array[first, second]) with ordinality as both_parts (part, place)
        -- Two looks by key each: joined, every word of the shop is read.
        where (select products from search_words where word = first) > 0
          and (select products from search_words where word = second) > 0
        order by length(first) desc, place
        limit 2
      ) end as parts,
      case when is_known then '{}' else array(
        select near from nearest_search_words(typed.word) as near
        where length(typed.word) > ${longestShort} or left(near, 1) = left(typed.word, 1)
      ) end as nearest
    from (
      select *, length(word) < ${shortestCorrected} or exists (
        select from search_words
        where products > 0 and search_words.word >= stem and search_words.word < stem || ${'\u{10ffff}'}
      ) as is_known
    from (
      select word, position, case when length(word) > 3 then regexp_replace(word, '[sx]$', '') else word end as stem
      from unnest(search_words_of(${text})) with ordinality as words (word, position)
      limit ${mostWords}
    ) as words
    -- So that is_known is looked up once.
    offset 0
    ) as typed
    order by typed.position
  `.execute(db);
  // A word of the synonym table is no typo, even where the catalogue happens not to have it.
  return rows.flatMap(({ word, parts, nearest }) => {
    if (isSynonymWord(word)) return [{ word, nearest: [] }];
    return parts.length > 0 ? parts.map((part) => ({ word: part, nearest: [] })) : [{ word, nearest }];
  });
}
