import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { TextQuery } from './build-text-query.ts';
import { type WantedWords, wantedWords } from './find-matches.ts';

/** The matches among 8,192 products by sequence (decision 394), a bit for each, the newest first; null where there are none. */
export type MatchBlock = {
  block: number;
  exact: Uint8Array | null;
  named: Uint8Array | null;
  labelled: Uint8Array | null;
  anywhere: Uint8Array;
};

/** The blocks in which something matches. */
export type ReadMatches = (query: TextQuery) => Promise<MatchBlock[]>;

/** For one search: what is asked for twice is read once. */
export function matchesOf(db: Database): ReadMatches {
  const asked = new Map<WantedWords, Promise<MatchBlock[]>>();
  return (query) => {
    const wanted = wantedWords(query);
    const matches = asked.get(wanted) ?? readMatchBlocks(db, wanted);
    asked.set(wanted, matches);
    return matches;
  };
}

async function readMatchBlocks(db: Database, wanted: WantedWords): Promise<MatchBlock[]> {
  const { rows } = await sql<MatchBlock>`${prepared}
    select block, ${bytesOf('exact')}, ${bytesOf('named')}, ${bytesOf('labelled')}, ${bytesOf('anywhere')}
    from match_search_blocks(${wanted}::jsonb)
    where bit_count(anywhere) > 0
  `.execute(db);
  return rows;
}

/** Behind four bytes that say how many bits there are. */
function bytesOf(bits: string) {
  const column = sql.ref(bits);
  return sql`case when bit_count(${column}) > 0 then substr(bit_send(${column}), 5) end as ${column}`;
}
