import { sql } from 'kysely';
import type { Store } from '../store.ts';

/** Forgets the changes of listed products that were written before the last tidying: every process has read them. */
export async function tidyListChanges({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`select tidy_list_changes()`.execute(db);
}
