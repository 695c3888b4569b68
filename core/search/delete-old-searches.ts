import { sql } from 'kysely';
import { daysBefore, shopDayOf } from '#shared/shop-day.ts';
import type { Store } from '../store.ts';

const keptDays = 90;

/** Deletes searches older than 90 days, which say little by then; ignored words stay ignored. */
export async function deleteOldSearches({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const oldest = daysBefore(shopDayOf(clock.now()), keptDays);
  await sql`delete from missed_searches where day < ${oldest}::date`.execute(db);
  await sql`delete from found_searches where day < ${oldest}::date`.execute(db);
}
