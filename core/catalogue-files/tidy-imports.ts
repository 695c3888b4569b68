import { transaction } from '#db/transaction.ts';
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
        and([eb('state', '=', 'checked'), eb('createdAt', '<', new Date(now - hoursWaiting * hour))]),
        and([eb('state', '=', 'receiving'), eb('changedAt', '<', new Date(now - hoursArriving * hour))]),
      ]),
    )
    .execute();
  for (const { id } of forgotten) {
    await transaction(db, (tx) =>
      endImport(tx, id, { from: ['receiving', 'checked'], to: 'discarded', at: clock.now() }),
    );
  }
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['done', 'failed', 'discarded'])
    .where('createdAt', '<', new Date(now - daysOfHistory * 24 * hour))
    .execute();
  // A day old: an import that ended a moment ago removes its files itself.
  const kept = await tableFiles.listKept(new Date(now - hoursWaiting * hour));
  const atWork = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['receiving', 'reading', 'checking', 'checked', 'applying'])
    .execute();
  const needed = new Set(atWork.map(({ id }) => id));
  for (const id of kept) if (!needed.has(id)) await tableFiles.remove(id);
}
