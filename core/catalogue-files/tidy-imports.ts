import { type SqlBool, sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import type { Store } from '../store.ts';
import { endImport } from './end-import.ts';

const hour = 3_600_000;
const hoursWaiting = 24;
const hoursArriving = 72;
const daysOfHistory = 90;

/** Ends abandoned imports, deletes old ones, and removes files that no running import uses. */
export async function tidyImports({
  db,
  clock,
  tableFiles,
}: Pick<Store, 'db' | 'clock' | 'tableFiles'>): Promise<void> {
  const now = clock.now().getTime();
  const forgotten = await db
    .selectFrom('imports')
    .select('id')
    .where(({ and, or, eb }) =>
      or([
        and([
          eb('state', 'in', ['mapping', 'checked']),
          eb('createdAt', '<', new Date(now - hoursWaiting * hour)),
        ]),
        and([eb('state', '=', 'receiving'), eb('changedAt', '<', new Date(now - hoursArriving * hour))]),
      ]),
    )
    .execute();
  for (const { id } of forgotten) {
    await transaction(db, (tx) =>
      endImport(tx, id, { from: ['receiving', 'mapping', 'checked'], to: 'discarded', at: clock.now() }),
    );
  }
  // An undone import keeps naming the products that it left as they were.
  await db
    .deleteFrom('importWrites')
    .where(sql<SqlBool>`cardinality(kept) = 0`)
    .where('importId', 'in', (query) =>
      query
        .selectFrom('imports')
        .select('id')
        .where('state', 'in', ['done', 'undone', 'discarded'])
        .where('changedAt', '<', new Date(now - importLimits.hoursToUndo * hour)),
    )
    .execute();
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['done', 'undone', 'failed', 'discarded'])
    .where('createdAt', '<', new Date(now - daysOfHistory * 24 * hour))
    .execute();
  // Listed before the imports at work, so that a file that arrives meanwhile is not in the list. Only files a day old: an import that has
  // just ended removes its files itself.
  const kept = await tableFiles.listKept(new Date(now - hoursWaiting * hour));
  const atWork = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['receiving', 'reading', 'mapping', 'checking', 'checked', 'applying'])
    .execute();
  const needed = new Set(atWork.map(({ id }) => id));
  for (const id of kept) if (!needed.has(id)) await tableFiles.remove(id);
}
