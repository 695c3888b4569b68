import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { prepared } from '#db/prepared.ts';
import type { TextQuery } from './build-text-query.ts';
import { wantedWords } from './find-matches.ts';

/** The matches among 8,192 products by sequence (decision 394), a bit for each, the newest first; null where there are none. */
export type MatchBlock = {
  block: number;
  exact: Uint8Array | null;
  named: Uint8Array | null;
  labelled: Uint8Array | null;
  anywhere: Uint8Array;
};

/** Only blocks with a match. */
export async function readMatchBlocks(db: Database, query: TextQuery): Promise<MatchBlock[]> {
  const { rows } = await sql<MatchBlock>`${prepared}
    select block, ${bytesOf('exact')}, ${bytesOf('named')}, ${bytesOf('labelled')}, ${bytesOf('anywhere')}
    from match_search_blocks(${wantedWords(query)}::jsonb)
    where bit_count(anywhere) > 0
  `.execute(db);
  return rows;
}

/** Behind four bytes that say how many bits there are. */
function bytesOf(bits: string) {
  const column = sql.ref(bits);
  return sql`case when bit_count(${column}) > 0 then substr(bit_send(${column}), 5) end as ${column}`;
}
