import { sql } from 'kysely';
import type { Language } from '#shared/language.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';
import { findMatches } from './find-matches.ts';

/** A limit for the different words kept per day, however many are sent: more than anyone would read. */
const MOST_WORDS_A_DAY = 400;
const longestWords = 80;

/**
 * Counts a search that found nothing. It searches again here to make sure, because anyone may call this. A text that
 * may be an e-mail address or a phone number is not kept: it belongs to a person and is no product.
 */
export async function noteMissedSearch(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { search, language }: { search: string; language: Language },
): Promise<void> {
  if (search.includes('@') || /\d[\d\s.-]{6,}/.test(search)) return;
  const { rows } = await sql<{ words: string }>`select plain_words(${search}) as words`.execute(db);
  const words = rows[0]?.words ?? '';
  if (words.length < 2 || words.length > longestWords || !/\p{L}/u.test(words)) return;
  const { totalCount } = await findMatches(db, search, { offset: 0, limit: 1 });
  if (totalCount > 0) return;
  const day = shopDayOf(clock.now());
  await sql`
    insert into missed_searches (day, words, language, times, last_at)
    select ${day}::date, ${words}, ${language}, 1, ${clock.now()}
    where (select count(*) from missed_searches where day = ${day}::date) < ${MOST_WORDS_A_DAY}
      or exists (select from missed_searches where day = ${day}::date and words = ${words} and language = ${language})
    on conflict (day, words, language)
      do update set times = missed_searches.times + 1, last_at = excluded.last_at
  `.execute(db);
}
