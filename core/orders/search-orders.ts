import { type Expression, type SqlBool, sql } from 'kysely';
import { phoneDigits } from '../words/phone-digits.ts';

/** Conditions for orders by number, name or phone, or a part of them: each word must be found somewhere. */
export function searchConditions(search: string): Expression<SqlBool>[] {
  return searchWords(search).map((word) => sql<SqlBool>`desk_text like '%' || plain_words(${word}) || '%'`);
}

function searchWords(search: string): string[] {
  return (phoneDigits(search) ?? search).match(/[\p{L}\p{N}]+/gu) ?? [];
}
