import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';

/** Why a database that answers cannot take orders. */
export type WriteTrouble = 'readOnly' | 'full';

export async function findWriteTrouble(db: Database): Promise<WriteTrouble | undefined> {
  if (await isReadOnly(db)) return 'readOnly';
  return (await hasRoom(db)) ? undefined : 'full';
}

/** Whether the database is a standby, a primary that became one, or a server that was set to read-only. */
export async function isReadOnly(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isReadOnly: boolean;
  }>`select current_setting('transaction_read_only') = 'on' as is_read_only`.execute(db);
  return rows[0]?.isReadOnly === true;
}

const diskFullCode = '53100';
/** The error of `temp_file_limit` on a rented database, which says nothing about the disk. */
const limitCode = '53400';

/** Tests whether the disk has room for a temporary megabyte of PostgreSQL; writes no row, and nothing into its log. */
export async function hasRoom(db: Database): Promise<boolean> {
  try {
    await transaction(db, async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx);
      await sql`with sheets as materialized (select repeat('x', 8000) from generate_series(1, 128))
        select count(*) from sheets`.execute(tx);
    });
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === diskFullCode) return false;
    if (code === limitCode) return true;
    throw error;
  }
}
