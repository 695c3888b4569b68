import { type RawBuilder, sql } from 'kysely';
import { type CatalogueState, rememberCounts } from '#core/catalogue/remembered-counts.ts';
import type { Database } from '#db/client.ts';
import type { TextQuery } from './build-text-query.ts';

/** How many products match, each figure within the next: the typed words in the name, other matches in the name, … */
export type RankCounts = { exact: number; named: number; labelled: number; all: number };

/** The products of one rank: those that match its query and not the one of the rank before. */
type Rank = { query: string; excluded: string | null; size: number };

const rememberedRanks = rememberCounts<RankCounts>();

export function countRanks(db: Database, state: CatalogueState, query: TextQuery): Promise<RankCounts> {
  const { exact, named, labelled, matching } = query;
  return rememberedRanks(db, state, `${exact} ${matching}`, async () => {
    const { rows } = await sql<RankCounts>`
      select exact_count as exact, named_count as named, labelled_count as labelled, all_count as "all"
      from count_search_ranks(${exact}::tsquery, ${named}::tsquery, ${labelled}::tsquery, ${matching}::tsquery)
    `.execute(db);
    return rows[0] ?? { exact: 0, named: 0, labelled: 0, all: 0 };
  });
}

/** Where a page of the matches begins and how many it holds. */
export type Stretch = { offset: number; limit: number };

/** The ids of one page of the matches, best rank first: only the ranks that reach into the page are read. */
export async function listRankedIds(
  db: Database,
  { listed }: CatalogueState,
  { query, ranks, offset, limit }: Stretch & { query: TextQuery; ranks: RankCounts },
): Promise<string[]> {
  const parts: RawBuilder<unknown>[] = [];
  let start = offset;
  let missing = limit;
  for (const [position, rank] of ranksOf(query, ranks).entries()) {
    const count = Math.min(missing, rank.size - start);
    if (count > 0) {
      const rows = readRank(rank, { matches: ranks.all, listed, offset: start, count });
      parts.push(
        sql`(select ${position}::integer as position, product_id, sequence from (${rows}) as ranked)`,
      );
      missing -= count;
    }
    start = Math.max(0, start - rank.size);
  }
  if (parts.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select product_id as id from (${sql.join(parts, sql` union all `)}) as page order by position, sequence desc
  `.execute(db);
  return rows.map((row) => row.id);
}

type RankPage = { matches: number; listed: number; offset: number; count: number };

/**
 * A rank that many products share is read by walking the newest products until the page is full; a rare one by fetching
 * its matches from the word index and sorting them. The counts are known, so whichever visits fewer rows is taken;
 * "is true" keeps the word index out of the walk.
 */
function readRank({ query, excluded, size }: Rank, page: RankPage): RawBuilder<unknown> {
  const { matches, listed, offset, count } = page;
  const walkedRows = ((offset + count) * listed) / size;
  return walkedRows < matches
    ? sql`
      select product_id, sequence
      from product_search
      where (words @@ ${query}::tsquery) is true and (words @@ ${excluded}::tsquery) is not true
      order by sequence desc limit ${count} offset ${offset}`
    : sql`
      select product_id, sequence
      from read_search_rank(${query}::tsquery, ${excluded}::tsquery, ${count}::integer, ${offset}::integer)`;
}

function ranksOf({ exact, named, labelled, matching }: TextQuery, counts: RankCounts): Rank[] {
  return [
    { query: exact, excluded: null, size: counts.exact },
    { query: named, excluded: exact, size: counts.named - counts.exact },
    { query: labelled, excluded: named, size: counts.labelled - counts.named },
    { query: matching, excluded: labelled, size: counts.all - counts.labelled },
  ];
}
