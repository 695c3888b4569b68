import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { MATCHING_AT_ONCE, type MatchingStep } from '#shared/product-list.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { misfits, readShelfMap } from '../catalogue/fit-shelf.ts';
import { lockCategories, lockSubCategories } from '../catalogue/lock-references.ts';
import type { Store } from '../store.ts';
import { listMatched, type Matching, stampOf } from './matching.ts';
import { findProgress, type MatchingProgress } from './matching-progress.ts';
import { canStep, shelfOfStep, writesOf } from './step-products.ts';
import { workOnMatching } from './write-matching.ts';

export type MatchingChange = {
  /** A new id for each press: sent again after a lost answer, the change is made only once. */
  id: string;
  matching: Matching;
  /** The stamp of the products that were counted for the person who presses. */
  stamp: string;
  step: MatchingStep;
};

type Refusals = 'INVALID_FIELDS' | 'MATCHING_CHANGED' | 'MATCHING_TOO_MANY' | 'MATCHING_NOT_CHANGEABLE';

/** As many names as fit in a sentence. */
const namedAtOnce = 3;

/**
 * Changes all products that match, or none if one of them cannot be changed so. Those that are so already do not count. A few are
 * done before the answer; for many, the job does the rest.
 */
export async function changeMatching(
  store: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  change: MatchingChange,
): Promise<Outcome<MatchingProgress, Refusals>> {
  const started = await transaction(store.db, (tx) => start(tx, admin, change, store.clock.now()));
  if (!started.ok) return started;
  return succeed(await workOnMatching(store, change.id));
}

async function start(
  tx: Transaction,
  admin: CurrentUser,
  { id, matching, stamp, step }: MatchingChange,
  at: Date,
): Promise<Outcome<null, Refusals>> {
  if (await findProgress(tx, id)) return succeed(null);
  const wrong = step.kind === 'move' ? await wrongShelfOf(tx, step) : undefined;
  if (wrong) return refuse('INVALID_FIELDS', { fields: wrong });
  const products = await listMatched(tx, matching);
  if (products.length > MATCHING_AT_ONCE) return refuse('MATCHING_TOO_MANY', { most: MATCHING_AT_ONCE });
  if (stampOf(products) !== stamp) return refuse('MATCHING_CHANGED', { count: products.length });
  const unable = products.filter((product) => !canStep(product, step));
  if (unable.length > 0) {
    const names = unable.slice(0, namedAtOnce).map(({ name }) => name);
    return refuse('MATCHING_NOT_CHANGEABLE', { count: unable.length, names });
  }
  await tx
    .insertInto('matchingChanges')
    .values({
      ...{ id, at, actorId: admin.id, state: 'changing', step: JSON.stringify(step) },
      writes: JSON.stringify(writesOf(products, step)),
    })
    // A concurrent second press writes nothing.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return succeed(null);
}

/** The problems by field. The named shelves cannot be deleted before the transaction ends. */
async function wrongShelfOf(
  tx: Transaction,
  step: MatchingStep,
): Promise<Record<string, string> | undefined> {
  const shelf = shelfOfStep(step);
  if (shelf.categories.length === 0) return { category: 'required' };
  if (!(await lockCategories(tx, shelf.categories))) return { category: 'unknownReference' };
  if (!(await lockSubCategories(tx, shelf.subCategories))) return { subCategory: 'unknownReference' };
  const map = await readShelfMap(tx, shelf.subCategories);
  return misfits(shelf, map).length > 0 ? { subCategory: 'otherCategory' } : undefined;
}
