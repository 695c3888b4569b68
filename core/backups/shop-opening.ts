import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

/** When the database was created: from then on there is something to back up. */
export async function readShopOpening(db: Database): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from schema_migrations`.execute(db);
  return rows[0]?.at ?? new Date(0);
}
