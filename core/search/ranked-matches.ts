import { type RawBuilder, sql } from 'kysely';
import type { PageOf } from '#core/catalogue/product.ts';
import { type CatalogueState, rememberCounts } from '#core/catalogue/remembered-counts.ts';
import type { Database } from '#db/client.ts';
import type { TextQuery } from './build-text-query.ts';

/** How many products match, each figure within the next: the typed words in the name, other matches in the name, … */
export type RankCounts = { exact: number; named: number; labelled: number; all: number };

type Condition = RawBuilder<boolean>;
/** The products of one rank: those that meet its condition and not the one of the rank before. */
type Rank = { condition: Condition; excluded: Condition | undefined; size: number };

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

/** The ids of one page of the matches, best rank first: only the ranks that reach into the page are read. */
export async function listRankedIds(
  db: Database,
  { listed }: CatalogueState,
  { query, ranks, page, limit }: PageOf & { query: TextQuery; ranks: RankCounts },
): Promise<string[]> {
  const parts: RawBuilder<unknown>[] = [];
  let start = (page - 1) * limit;
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
 * all matches from the word index and sorting them. The counts are known, so whichever visits fewer rows is taken:
 * "is true" keeps the word index out of the walk, "materialized" keeps the walk out of the other.
 */
function readRank({ condition, excluded, size }: Rank, page: RankPage): RawBuilder<unknown> {
  const { matches, listed, offset, count } = page;
  const rest = excluded ? sql`and not ${excluded}` : sql``;
  const newestFirst = sql`order by sequence desc limit ${count} offset ${offset}`;
  const walkedRows = ((offset + count) * listed) / size;
  return walkedRows < matches
    ? sql`
      select product_id, sequence from product_search where (${condition}) is true ${rest} ${newestFirst}`
    : sql`
      with matched as materialized (
        select product_id, sequence from product_search where ${condition} ${rest}
      )
      select product_id, sequence from matched ${newestFirst}`;
}

function ranksOf(query: TextQuery, counts: RankCounts): Rank[] {
  const [exact, named, labelled, matching] = [
    meets(query.exact),
    meets(query.named),
    meets(query.labelled),
    meets(query.matching),
  ];
  return [
    { condition: exact, excluded: undefined, size: counts.exact },
    { condition: named, excluded: exact, size: counts.named - counts.exact },
    { condition: labelled, excluded: named, size: counts.labelled - counts.named },
    { condition: matching, excluded: labelled, size: counts.all - counts.labelled },
  ];
}

function meets(query: string): Condition {
  return sql`(words @@ ${query}::tsquery)`;
}
