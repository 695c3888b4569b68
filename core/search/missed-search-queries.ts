import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Language } from '#shared/language.ts';

export type MissedSearch = {
  words: string;
  times: number;
  languages: Language[];
  lastAt: Date;
  isIgnored: boolean;
};

type ListMissed = { isIgnored: boolean; search: string; page: number; limit: number };

/** What was looked for and not found, most often first, over all days that are kept. */
export async function listMissedSearches(
  db: Database,
  { isIgnored, search, page, limit }: ListMissed,
): Promise<{ searches: MissedSearch[]; totalCount: number; counts: { open: number; ignored: number } }> {
  const { rows } = await sql<MissedSearch>`
    ${missed} and ignored.words is ${isIgnored ? sql`not null` : sql`null`}
      and strpos(missed.words, plain_words(${search})) > 0
    group by missed.words, ignored.words
    order by times desc, "lastAt" desc, missed.words
    limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const { rows: totals } = await sql<{ found: number; open: number; ignored: number }>`
    select
      count(distinct missed.words) filter (
        where ignored.words is ${isIgnored ? sql`not null` : sql`null`} and strpos(missed.words, plain_words(${search})) > 0
      )::int as found,
      count(distinct missed.words) filter (where ignored.words is null)::int as open,
      count(distinct missed.words) filter (where ignored.words is not null)::int as ignored
    from missed_searches as missed left join ignored_searches as ignored on ignored.words = missed.words
  `.execute(db);
  const { found = 0, open = 0, ignored = 0 } = totals[0] ?? {};
  return { searches: rows, totalCount: found, counts: { open, ignored } };
}

export async function findMissedSearch(db: Database, words: string): Promise<MissedSearch | undefined> {
  const { rows } = await sql<MissedSearch>`
    ${missed} and missed.words = ${words} group by missed.words, ignored.words
  `.execute(db);
  return rows[0];
}

const missed = sql`
  select
    missed.words, sum(missed.times)::int as times, max(missed.last_at) as "lastAt",
    array_agg(distinct missed.language) as languages, ignored.words is not null as "isIgnored"
  from missed_searches as missed left join ignored_searches as ignored on ignored.words = missed.words
  where true
`;
