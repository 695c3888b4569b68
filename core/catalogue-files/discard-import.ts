import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { endImport, type ImportEnd } from './end-import.ts';
import { findImport, getImport, type Import } from './imports.ts';
import { recordImport } from './record-import.ts';

/**
 * Ends an import that has written nothing, or one that failed halfway and waits for a decision. An import that is being
 * applied runs to its end.
 */
export async function discardImport(
  { db, clock, tableFiles }: Pick<Store, 'db' | 'clock' | 'tableFiles'>,
  id: string,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_READY'>> {
  const outcome = await transaction(db, async (tx) => {
    const found = await findLocked(tx, id);
    if (!found) return refuse('IMPORT_NOT_FOUND');
    if (found.state === 'discarded') return succeed(found);
    const end = wayToEnd(found);
    if (!(await endImport(tx, id, { ...end, at: clock.now() }))) return refuse('IMPORT_NOT_READY');
    if (end.failure === 'endedHalfway') {
      await recordImport(tx, id, { action: 'applied', at: clock.now() });
    }
    return succeed(await getImport(tx, id));
  });
  if (outcome.ok) await tableFiles.remove(id);
  return outcome;
}

async function findLocked(tx: Transaction, id: string): Promise<Import | undefined> {
  await tx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().execute();
  return findImport(tx, id);
}

function wayToEnd({
  state,
  isStopped,
  createdCount,
  updatedCount,
  unchangedCount,
}: Import): Omit<ImportEnd, 'at'> {
  const written = createdCount + updatedCount + unchangedCount;
  const isWritten = state === 'applying' && written > 0;
  return {
    from: [
      'receiving',
      'reading',
      'mapping',
      'checking',
      'checked',
      ...(isStopped ? ['applying' as const] : []),
    ],
    to: 'discarded',
    ...(isWritten ? { failure: 'endedHalfway', failureValue: String(written) } : {}),
  };
}
