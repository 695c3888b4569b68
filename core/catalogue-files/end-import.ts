import type { Transaction } from '#db/transaction.ts';
import type { FileTrouble, ImportState } from '#shared/catalogue-files.ts';
import { removeAddedShelves } from './remove-added-shelves.ts';

export type ImportEnd = {
  from: readonly ImportState[];
  to: 'done' | 'failed' | 'discarded' | 'undone';
  at: Date;
  failure?: FileTrouble;
  failureValue?: string;
};

/**
 * Ends an import. It stays in the history; its rows, a copy of the file, are deleted, and if it was undone or discarded, also the categories that
 * were added for it. False if another step came first.
 */
export async function endImport(
  tx: Transaction,
  importId: string,
  { from, to, at, failure, failureValue = '' }: ImportEnd,
): Promise<boolean> {
  const ended = await tx
    .updateTable('imports')
    .set({
      ...{ state: to, changedAt: at, failure: failure ?? null, failureValue },
      ...{ tries: 0, dueAt: null, trouble: null, lastError: null },
    })
    .where('id', '=', importId)
    .where('state', 'in', from)
    .returning(['actorId', 'undoneBy', 'addedShelves'])
    .executeTakeFirst();
  if (!ended) return false;
  if (to === 'undone' || to === 'discarded')
    await removeAddedShelves(tx, ended.addedShelves, { actorId: ended.undoneBy ?? ended.actorId, at });
  await tx.deleteFrom('importRows').where('importId', '=', importId).execute();
  await tx.deleteFrom('importFiles').where('importId', '=', importId).execute();
  return true;
}
