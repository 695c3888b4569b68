import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { endImport } from './end-import.ts';
import { findImport, getImport, type Import } from './imports.ts';

/** Ends an import that has written nothing; one that is at work on the catalogue goes on to its end. */
export async function discardImport(
  { db, clock, exchangeFiles }: Pick<Store, 'db' | 'clock' | 'exchangeFiles'>,
  id: string,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>> {
  const outcome = await transaction(db, async (open) => {
    const found = await findImport(open, id);
    if (!found) return refuse('IMPORT_NOT_FOUND');
    if (found.state === 'discarded') return succeed(found);
    const end = {
      from: ['receiving', 'reading', 'checking', 'checked'],
      to: 'discarded',
      at: clock.now(),
    } as const;
    if (!(await endImport(open, id, end))) return refuse('IMPORT_NOT_READY');
    return succeed(await getImport(open, id));
  });
  if (outcome.ok) await exchangeFiles.remove(id);
  return outcome;
}
