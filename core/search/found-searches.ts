import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import { daysBefore, shopDayOf } from '#shared/shop-day.ts';
import { readListedProducts } from '../catalogue/read-listed-products.ts';
import { countRequest } from '../request-counts/request-counts.ts';
import type { Store } from '../store.ts';
import { readTypedWords } from './read-typed-words.ts';
import { spellWords } from './spell-words.ts';

/** A limit for the different words kept per day, however many are sent. */
const MOST_WORDS_A_DAY = 400;
const LONGEST_WORDS = 40;
const DAY_MS = 86_400_000;
/** Searches are shown to others only if they came at least this often in this many days. */
const LEAST_TIMES = 5;
const DAYS_COUNTED = 30;
const MOST_SHOWN = 6;

export type FoundSearch = { search: string; language: Language; network: string };

/**
 * Counts a search that found something, without anything about who searched. It is kept as a name of the catalogue spells it, so
 * that no text that a person typed is ever shown to others; and one network counts once a day for the same words.
 */
export async function noteFoundSearch(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  { search, language, network }: FoundSearch,
): Promise<void> {
  const { db, clock } = store;
  if (search.length > LONGEST_WORDS) return;
  const typed = await readTypedWords(db, search);
  if (typed.length === 0 || typed.some(({ nearest }) => nearest.length > 0)) return;
  const words = typed.map(({ word }) => word);
  const { shelfNames } = await readListedProducts(db);
  const spelled = await spellWords(db, words, { shelfNames, language });
  if (spelled === undefined || spelled.length < 3) return;
  const day = shopDayOf(clock.now());
  const asker = createHmac('sha256', store.authSecret)
    .update(`search ${network} ${day} ${language} ${words.join(' ')}`)
    .digest('base64url');
  const { requests } = await countRequest(store, `found search ${asker}`, DAY_MS);
  if (requests > 1) return;
  await sql`
    insert into found_searches (day, words, language, spelled, times)
    select ${day}::date, ${words.join(' ')}, ${language}, ${spelled}, 1
    where (select count(*) from found_searches where day = ${day}::date) < ${MOST_WORDS_A_DAY}
      or exists (select from found_searches where day = ${day}::date and words = ${words.join(' ')} and language = ${language})
    on conflict (day, words, language) do update set times = found_searches.times + 1, spelled = excluded.spelled
  `.execute(db);
}

/** The most frequent searches, in the words of the catalogue. */
export async function listPopularSearches(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  language: Language,
): Promise<string[]> {
  const first = daysBefore(shopDayOf(clock.now()), DAYS_COUNTED);
  const { rows } = await sql<{ spelled: string }>`
    select (array_agg(spelled order by day desc))[1] as spelled
    from found_searches
    where day > ${first}::date and language = ${language}
    group by words
    having sum(times) >= ${LEAST_TIMES}
    order by sum(times) desc, words
    limit ${MOST_SHOWN}
  `.execute(db);
  return rows.map(({ spelled }) => spelled);
}
