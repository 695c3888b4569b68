import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** The id of a product, category or sub-category, and the searched words that its French name contains. */
export type FrenchNamed = { id: string; words: string[] };

const mostThings = 60;
/** The limit of names looked at in each table, as a word may be in thousands of names. */
const mostLookedAt = 1_000;
/** Shorter words, such as 'de', are in most names, and no index finds them. */
const shortestWord = 3;

/** The 60 things with the most of these words in their French name, as entries of the audit log keep only the English name. */
export async function findThingsByFrenchName(db: Database, words: readonly string[]): Promise<FrenchNamed[]> {
  const long = words.filter((word) => word.length >= shortestWord);
  if (long.length === 0) return [];
  const isNamed = sql.join(
    long.map((word) => sql`plain_words(name_fr) like '%' || plain_words(${word}) || '%'`),
    sql` or `,
  );
  const named = (table: string) =>
    sql`(select id, name_fr from ${sql.table(table)} where name_fr is not null and (${isNamed}) limit ${mostLookedAt})`;
  const { rows } = await sql<FrenchNamed>`
    select found.id, found.words
    from (${named('products')} union all ${named('categories')} union all ${named('sub_categories')}) as named,
      lateral (
        select named.id, array(
          select word from unnest(${words}::text[]) as word
          where plain_words(named.name_fr) like '%' || plain_words(word) || '%'
        ) as words
      ) as found
    order by cardinality(found.words) desc, found.id
    limit ${mostThings}
  `.execute(db);
  return rows;
}

/** Whether each word is in the entry itself or in the French name of its subject; both are found by index. */
export function containsEachWord(
  words: readonly string[],
  things: readonly FrenchNamed[],
): Expression<SqlBool> {
  const isWritten = (word: string) => sql<SqlBool>`entry.audit_text like '%' || plain_words(${word}) || '%'`;
  const isAboutOne = (found: readonly FrenchNamed[]) =>
    sql<SqlBool>`entry.subject_id = any (${found.map(({ id }) => id)}::text[])`;
  const written = sql.join(words.map(isWritten), sql` and `);
  if (things.length === 0) return sql<SqlBool>`(${written})`;
  const either = words.map((word) => {
    const named = things.filter((thing) => thing.words.includes(word));
    return named.length === 0 ? isWritten(word) : sql<SqlBool>`(${isWritten(word)} or ${isAboutOne(named)})`;
  });
  return sql<SqlBool>`((${written}) or (${isAboutOne(things)} and ${sql.join(either, sql` and `)}))`;
}
