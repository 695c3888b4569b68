import { sql } from 'kysely';
import type { Database } from './client.ts';
import type { Query } from './listening.ts';
import { withQueryTimeout } from './prepared.ts';

/** The position up to which the primary has written; every commit seen before the call lies before it. */
export async function readWrittenTo(query: Query): Promise<string> {
  const [row] = await query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position', []);
  if (!row) throw new Error('PostgreSQL says nothing of its position.');
  return row.position;
}

const patienceMs = 800;

/**
 * True if this standby shows everything up to a position. A host that follows no primary gets no further changes, and may have come
 * from another timeline.
 */
export function hasReplayed(standby: Database, position: string): Promise<boolean> {
  return withQueryTimeout(patienceMs, async () => {
    const { rows } = await sql<{ hasAll: boolean | null }>`select
      pg_is_in_recovery() and exists (select from pg_stat_wal_receiver)
        and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as "hasAll"`.execute(standby);
    return rows[0]?.hasAll === true;
  });
}
