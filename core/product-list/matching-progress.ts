import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { earlier } from '#shared/moments.ts';
import { HOURS_TO_UNDO_MATCHING, type MatchingState } from '#shared/product-list.ts';
import type { Store } from '../store.ts';

export type MatchingProgress = {
  id: string;
  at: Date;
  state: MatchingState;
  /** The number of products that are changed, or undone. */
  count: number;
  /** How many of them have been dealt with. */
  position: number;
  /** How many of these were skipped because someone else saved or deleted them before their turn. */
  kept: number;
};

export function findProgress(db: Database, id: string): Promise<MatchingProgress | undefined> {
  return selectProgress(db).where('id', '=', id).executeTakeFirst();
}

/** This person's last change, as long as it can be undone. */
export async function findNewestUndoable(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  actorId: string,
): Promise<MatchingProgress | undefined> {
  const newest = await selectProgress(db)
    .where('actorId', '=', actorId)
    .where('at', '>=', oldestToUndo(clock.now()))
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.state === 'undone' ? undefined : newest;
}

function selectProgress(db: Database) {
  return db
    .selectFrom('matchingChanges')
    .select(['id', 'at', 'state', 'position'])
    .select([
      sql<number>`jsonb_array_length(writes) - case when state like 'und%' then cardinality(kept) else 0 end`.as(
        'count',
      ),
      sql<number>`cardinality(case when state like 'und%' then kept_undoing else kept end)`.as('kept'),
    ]);
}

export function oldestToUndo(now: Date): Date {
  return earlier(now, { hours: HOURS_TO_UNDO_MATCHING });
}

/** Deletes changes that can no longer be undone. */
export async function forgetOldMatchingChanges({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('matchingChanges')
    .where('at', '<', oldestToUndo(clock.now()))
    .where('state', 'in', ['changed', 'undone'])
    .execute();
}
