import { sql } from 'kysely';
import { listenerName, listenerPrefix } from '#db/listener-name.ts';
import type { Store } from '../store.ts';

/** The number of other starts of the shop that use this database now, on any machine; each of them listens for changes. */
export async function countOtherStarts({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ starts: number }>`
    select count(distinct application_name)::int as starts from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${listenerPrefix})
      and application_name <> ${listenerName}`.execute(db);
  return rows[0]?.starts ?? 0;
}

/**
 * Starts that find each other count requests in their database; otherwise each machine would give someone who guesses more tries. If
 * SHARED_LIMITS=off forbids that, the log says so once.
 */
export function watchOtherStarts(joinsOthers: boolean) {
  let isSaid = false;
  return async (store: Pick<Store, 'db' | 'log' | 'door'>): Promise<void> => {
    const otherStarts = await countOtherStarts(store);
    if (joinsOthers) store.door.countsTogether = otherStarts > 0;
    if (otherStarts === 0 || isSaid) return;
    isSaid = true;
    const found = 'This shop is open elsewhere at the same database';
    if (joinsOthers) store.log.info({ otherStarts }, `${found}: requests are counted there from now on`);
    else store.log.warn({ otherStarts }, `${found}, and SHARED_LIMITS=off: who guesses has more tries`);
  };
}
