import { transaction } from '#db/transaction.ts';
import type { Store } from '../store.ts';
import { endImport } from './end-import.ts';

const hour = 3_600_000;
const hoursWaiting = 24;
const daysOfHistory = 90;

/** Ends imports that nobody applied, forgets old ones, and removes files that no import is at work on. */
export async function tidyImports({
  db,
  clock,
  exchangeFiles,
}: Pick<Store, 'db' | 'clock' | 'exchangeFiles'>): Promise<void> {
  const now = clock.now().getTime();
  const forgotten = await db
    .selectFrom('imports')
    .select('id')
    .where('state', '=', 'checked')
    .where('createdAt', '<', new Date(now - hoursWaiting * hour))
    .execute();
  for (const { id } of forgotten) {
    await transaction(db, (open) =>
      endImport(open, id, { from: ['checked'], to: 'discarded', at: clock.now() }),
    );
  }
  await db
    .deleteFrom('imports')
    .where('state', 'in', ['done', 'failed', 'discarded'])
    .where('createdAt', '<', new Date(now - daysOfHistory * 24 * hour))
    .execute();
  // Of a day ago: an upload that arrives now gets its row afterwards.
  const kept = await exchangeFiles.listKept(new Date(now - hoursWaiting * hour));
  const atWork = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', ['reading', 'checking', 'checked', 'applying'])
    .execute();
  const needed = new Set(atWork.map(({ id }) => id));
  for (const id of kept) if (!needed.has(id)) await exchangeFiles.remove(id);
}
