import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { findImport, getImport, type Import, isWorkedOn, workedOnStates } from './imports.ts';

/**
 * Lets the job continue an import that it had given up on, after the last processed row. A second click changes
 * nothing.
 */
export async function tryImportAgain(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  id: string,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>> {
  const found = await findImport(db, id);
  if (!found) return refuse('IMPORT_NOT_FOUND');
  if (!isWorkedOn(found.state)) return refuse('IMPORT_NOT_READY');
  await db
    .updateTable('imports')
    .set({ tries: 0, dueAt: clock.now(), trouble: null, lastError: null, changedAt: clock.now() })
    .where('id', '=', id)
    .where('state', 'in', workedOnStates)
    .where('dueAt', 'is', null)
    .execute();
  return succeed(await getImport(db, id));
}
