import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';
import { type MatchingProgress, oldestToUndo } from './matching-progress.ts';
import { workOnMatching } from './write-matching.ts';

/** Undoes a whole change, for a day after it was made. A second press changes nothing. */
export async function undoMatching(
  store: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<MatchingProgress, 'MATCHING_NOT_UNDOABLE'>> {
  const started = await transaction(store.db, async (tx) => {
    const change = await tx
      .selectFrom('matchingChanges')
      .select(['at', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const isTooOld = change && change.at < oldestToUndo(store.clock.now());
    if (!change || isTooOld || change.state === 'changing') return refuse('MATCHING_NOT_UNDOABLE');
    if (change.state !== 'changed') return succeed(null);
    await tx
      .updateTable('matchingChanges')
      .set({ state: 'undoing', position: 0, actorId: admin.id })
      .where('id', '=', id)
      .execute();
    return succeed(null);
  });
  if (!started.ok) return started;
  return succeed(await workOnMatching(store, id));
}
