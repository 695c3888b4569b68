import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import { plainWord } from '#shared/plain-word.ts';
import type { TypedWord } from './build-text-query.ts';
import { isSynonymWord } from './find-synonyms.ts';
import { couldBeSlip } from './slips.ts';
import { areNearer, nearestSynonymWords, ofTwoSlips, synonymWordsIn } from './vocabulary-slips.ts';
import { stemOf } from './word-forms.ts';

const mostWords = 10;
/** Shorter words have too many neighbours to guess which one was meant. */
const shortestCorrected = 4;
/** If two names were typed as one word, such as 'esteelauder', each has at least this many letters. */
const shortestPart = 3;
/** Shorter for a second name as in 'fitme', where no single name of the shop is like the whole. */
const shortestLastPart = 2;

/** The typed words, each with the words it may have meant if no word of the shop begins with it. */
export async function readTypedWords(db: Database, text: string): Promise<TypedWord[]> {
  const { rows } = await sql<{
    word: string;
    parts: string[];
    nearest: string[];
    short: string[];
    isKnown: boolean;
  }>`${prepared}
    select
      typed.word,
      case when is_known then '{}' else ${partsOf(shortestPart)} end as parts,
      case when is_known then '{}' else array(select nearest_search_words(typed.word)) end as nearest,
      case when is_known then '{}' else ${partsOf(shortestLastPart)} end as short,
      is_known as "isKnown"
    from (
      select *, length(word) < ${shortestCorrected} or exists (
        select from search_words
        where products > 0 and search_words.word >= stem and search_words.word < stem || ${'\u{10ffff}'}
      ) as is_known
    from (
      select word, position, case when length(word) > 3 then regexp_replace(word, '[sx]$', '') else word end as stem
      from unnest(search_words_of(${asWritten(text)})) with ordinality as words (word, position)
      limit ${mostWords}
    ) as words
    -- So that is_known is looked up once.
    offset 0
    ) as typed
    order by typed.position
  `.execute(db);
  // A word of the synonym table is no typo, even if the catalogue happens not to have it.
  const read = rows.flatMap(({ word, parts, nearest, short, isKnown }) => {
    if (isSynonymWord(word)) return [asTyped(word)];
    const slips = onceEach(nearest.filter((near) => couldBeSlip(word, near)));
    const apart = parts.length > 0 || slips.length > 0 ? parts : short;
    if (apart.length > 0) return apart.map(asTyped);
    if (isKnown) return [asTyped(word)];
    const joined = synonymWordsIn(word);
    if (joined.length > 0) return joined.map(asTyped);
    const meant = nearestSynonymWords(word);
    return [{ word, nearest: areNearer(meant, word, slips) ? meant.words : slips }];
  });
  noteReading(text, read);
  return read;
}

/** How this process last read each text, the latest last. */
const lastReadings = new Map<string, TypedWord[]>();
const MOST_READINGS = 1_000;

function noteReading(text: string, words: TypedWord[]): void {
  lastReadings.delete(text);
  lastReadings.set(text, words);
  const [oldest] = lastReadings.keys();
  if (lastReadings.size > MOST_READINGS && oldest !== undefined) lastReadings.delete(oldest);
}

/**
 * What the words may be, without asking the database: as they were read last; or else as if the shop knew all of them, and, where one looks like a
 * slip, also as what it may have meant. Only the database can say what they are now: this is for work that may begin before it has answered.
 */
export function guessTypedWords(text: string): TypedWord[][] {
  const last = lastReadings.get(text);
  if (last) return [last];
  const words = asWritten(text).match(/[\p{L}\p{N}\p{M}]+|[%_\\'"]/gu) ?? [];
  const known = words.slice(0, mostWords).map((word) => asTyped(plainWord(word)));
  const meant = known.map(({ word }) => ({ word, nearest: guessNearest(word) }));
  return meant.some(({ nearest }) => nearest.length > 0) ? [known, meant] : [known];
}

/** The database lets two slips through in words of six letters and more. */
function guessNearest(word: string): string[] {
  if (word.length < shortestCorrected || isSynonymWord(word)) return [];
  return nearestSynonymWords(word, word.length > 5 ? ofTwoSlips : undefined).words;
}

/** Of a singular and its plural, which find the same, keeps the nearer one. */
function onceEach(words: readonly string[]): string[] {
  const byStem = new Map(words.toReversed().map((word) => [stemOf(word), word]));
  return words.filter((word) => byStem.get(stemOf(word)) === word);
}

function asTyped(word: string): TypedWord {
  return { word, nearest: [] };
}

/**
 * The two words of the shop that `typed.word` consists of, also with a small word between them or an article before: 'darkandlovely',
 * 'lorealparis'.
 */
function partsOf(shortestLast: number) {
  return sql`array(
    select part
    from (
      select left(whole, length) as first, regexp_replace(substr(whole, length + 1), small, '') as second, small
      from (select typed.word as whole union select regexp_replace(typed.word, '^[ld](?=[aeiou])', '')) as wholes
      cross join unnest(array['^$', '^(and|et|de)']) as small
      cross join generate_series(${shortestPart}::integer, length(typed.word) - ${shortestLast}::integer) as length
    ) as halves
    cross join unnest(array[first, second]) with ordinality as both_parts (part, place)
    -- Two looks by key each: joined, every word of the shop is read.
    where length(second) >= ${shortestLast}::integer
      and (select products from search_words where word = first) > 0
      and (select products from search_words where word = second) > 0
    order by length(first) desc, small, first, place
    limit 2
  )`;
}

/** The text without the 2 in words such as 'fond2teint', as typed on phones, and without the plurals of 'glosses' or 'lashes'. */
function asWritten(text: string): string {
  return text
    .replace(/(\p{L}{3})2(?=\p{L}{3})/gu, '$1 de ')
    .replace(/\p{L}+(?:s|x|z|ch|sh)es(?![\p{L}\p{N}])/giu, singularOf);
}

/** Only of words that are known without the ending: 'brosses' and 'taches' are plurals in -s. */
function singularOf(plural: string): string {
  const [word, singular] = [plainWord(plural), plainWord(plural).slice(0, -2)];
  return isSynonymWord(singular) && !isSynonymWord(word) ? singular : plural;
}
