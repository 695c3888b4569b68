import type { Store } from '../store.ts';
import { applyRows } from './apply-rows.ts';
import { checkRows } from './check-rows.ts';
import { readFile } from './read-file.ts';

/** One step of the oldest import that has something to do; false when there is none. Safe to run twice at a time. */
export async function workOnImports(
  store: Pick<Store, 'db' | 'clock' | 'exchangeFiles' | 'media'>,
): Promise<boolean> {
  const next = await store.db
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('state', 'in', ['reading', 'checking', 'applying'])
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  if (next.state === 'reading') await readFile(store, next.id);
  else if (next.state === 'checking') await checkRows(store, next.id);
  else await applyRows(store, next.id);
  return true;
}
