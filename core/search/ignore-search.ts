import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { findMissedSearch, type MissedSearch } from './missed-search-queries.ts';

/** Removes words from the list of missed searches, or puts them back; they are counted in any case. */
export function setSearchIgnored(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  { words, isIgnored }: { words: string; isIgnored: boolean },
): Promise<Outcome<MissedSearch, 'SEARCH_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    const before = await findMissedSearch(tx, words);
    if (!before) return refuse('SEARCH_NOT_FOUND');
    const at = clock.now();
    if (isIgnored) {
      await tx
        .insertInto('ignoredSearches')
        .values({ words, ignoredAt: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await tx.deleteFrom('ignoredSearches').where('words', '=', words).execute();
    }
    await recordChange(tx, {
      actorId: admin.id,
      kind: 'search',
      action: 'changed',
      subjectId: words,
      subjectName: words,
      before: { isIgnored: before.isIgnored },
      after: { isIgnored },
      at,
    });
    return succeed({ ...before, isIgnored });
  });
}
