import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** True of a text that holds every word of what was typed into a search of the admin area, whatever their case and accents. */
export function holdsWords(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql<SqlBool>`unaccent(${text})
    ilike all (select unaccent(pattern) from unnest(${patterns}::text[]) as pattern)`;
}

/** A phone number is one word however it is typed: '6 77 12 34 56' or '+237 677 12 34 56'. */
function wordsOf(search: string): string[] {
  const typed = search.trim();
  const isPhone = /^[\d\s+().-]{6,}$/.test(typed);
  return isPhone
    ? [typed.replace(/\D/g, '').replace(/^00/, '')]
    : typed.split(/\s+/).filter((word) => word !== '');
}
