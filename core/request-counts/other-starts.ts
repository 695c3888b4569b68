import { sql } from 'kysely';
import { listenerName, listenerPrefix } from '#db/listener-name.ts';
import type { Store } from '../store.ts';

/** How many other starts of the shop are at this database now, on this machine or another; each of them listens for changes. */
export async function countOtherStarts({ db }: Pick<Store, 'db'>): Promise<number> {
  const { rows } = await sql<{ starts: number }>`
    select count(distinct application_name)::int as starts from pg_stat_activity
    where datname = current_database() and starts_with(application_name, ${listenerPrefix})
      and application_name <> ${listenerName}`.execute(db);
  return rows[0]?.starts ?? 0;
}

/** Said once a start: without SHARED_LIMITS who guesses has as many tries more as there are machines. */
export function watchOtherStarts(): (store: Pick<Store, 'db' | 'log' | 'door'>) => Promise<void> {
  let isSaid = false;
  return async (store) => {
    if (store.door.countsTogether || isSaid) return;
    const otherStarts = await countOtherStarts(store);
    if (otherStarts === 0) return;
    isSaid = true;
    store.log.warn(
      { otherStarts },
      'This shop is open elsewhere at the same database, and tries at logins and codes are counted by each for itself. Set SHARED_LIMITS=on everywhere (docs/operate.md)',
    );
  };
}
