import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { phoneDigits } from './phone-digits.ts';

/** SQL: whether a text contains every word of an admin search, ignoring case and accents. */
export function containsWords(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<SqlBool>`unaccent(${text})
    ilike all (select unaccent(pattern) from unnest(${patterns}::text[]) as pattern)`;
}

/** The fewest characters of a phone number in a search: shorter words may be a size, as in '3.5 g'. */
export const shortestPhone = 6;

function wordsOf(search: string): string[] {
  const phone = phoneDigits(search, shortestPhone);
  return phone === undefined ? search.split(/\s+/).filter((word) => word !== '') : [phone];
}
