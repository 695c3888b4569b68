import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { MatchingStep } from '#shared/product-list.ts';
import { categoriseProducts } from '../catalogue/categorise-products.ts';
import { misfits, readShelfMap, type ShelfMap } from '../catalogue/fit-shelf.ts';
import { rewriteProducts } from '../catalogue/rewrite-product.ts';
import type { Store } from '../store.ts';
import { lockListed, type MatchedProduct } from './matching.ts';
import { findProgress, type MatchingProgress } from './matching-progress.ts';
import { recordMatching, recordPiece } from './record-matching.ts';
import { canBecome, fieldsOf, isSame, type SteppedValues, type Write } from './step-products.ts';

/** An order for one of these products waits no longer than this many take to write. */
const rowsAtOnce = 200;
/** How long the person who presses waits for the answer; the job does the rest. */
const patienceMs = 1_500;

/** Writes piece by piece for a short time, and returns the progress. */
export async function workOnMatching(
  store: Pick<Store, 'db' | 'clock'>,
  id: string,
): Promise<MatchingProgress> {
  const end = performance.now() + patienceMs;
  let isDone = false;
  while (!isDone && performance.now() < end) isDone = await writeNext(store, id);
  const progress = await findProgress(store.db, id);
  if (!progress) throw new Error(`There is no change ${id}.`);
  return progress;
}

/** Continues the changes that no request waits for any more, the oldest first. */
export async function goOnWithMatching(store: Pick<Store, 'db' | 'clock'>): Promise<void> {
  for (;;) {
    const next = await store.db
      .selectFrom('matchingChanges')
      .select('id')
      .where('state', 'in', ['changing', 'undoing'])
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    if (!next) return;
    await writeNext(store, next.id);
  }
}

/**
 * Writes the next piece; true if nothing is left to do. Products and progress change in one transaction: after a killed process, the
 * next one continues.
 */
function writeNext({ db, clock }: Pick<Store, 'db' | 'clock'>, id: string): Promise<boolean> {
  return transaction(db, async (tx) => {
    const change = await tx
      .selectFrom('matchingChanges')
      .select(['state', 'actorId', 'position', 'kept', 'keptUndoing'])
      .select([
        sql<MatchingStep>`step`.as('step'),
        sql<Write[]>`jsonb_path_query_array(writes, '$[$from to $to]', jsonb_build_object(
          'from', position, 'to', position + ${rowsAtOnce - 1}::integer))`.as('piece'),
      ])
      .where('id', '=', id)
      .where('state', 'in', ['changing', 'undoing'])
      .forUpdate()
      .executeTakeFirst();
    if (!change) return true;
    const { state, actorId, piece, position } = change;
    const isUndoing = state === 'undoing';
    const at = clock.now();
    const products = await lockListed(
      tx,
      piece.map((write) => write.id),
    );
    const wanted = isUndoing ? backOf(piece, change.kept) : piece;
    const good = await stillGood(tx, products, wanted);
    await writePiece(tx, products, good, at);
    await recordPiece(tx, products, good, { id, isUndoing, actorId, at });
    const written = new Set(good.map((write) => write.id));
    const left = wanted.flatMap((write) => (written.has(write.id) ? [] : write.id));
    const isDone = piece.length < rowsAtOnce;
    await tx
      .updateTable('matchingChanges')
      .set({
        position: position + piece.length,
        ...(isUndoing
          ? { keptUndoing: [...change.keptUndoing, ...left] }
          : { kept: [...change.kept, ...left] }),
        ...(isDone ? { state: isUndoing ? 'undone' : 'changed' } : {}),
      })
      .where('id', '=', id)
      .execute();
    if (isDone) await recordMatching(tx, id, { isUndoing, actorId, at });
    return isDone;
  });
}

async function writePiece(
  tx: Transaction,
  products: readonly MatchedProduct[],
  writes: readonly Write[],
  at: Date,
): Promise<void> {
  const values = new Map(writes.map(({ id, after }) => [id, after]));
  const next = products.flatMap((product) => {
    const after = values.get(product.id);
    return after ? { ...product, ...after } : [];
  });
  await rewriteProducts(tx, next, at);
  if (writes.some(({ after }) => after.categories !== undefined)) await categoriseProducts(tx, next);
}

/** The writes that undo a piece, without products that the change did not write. */
function backOf(piece: readonly Write[], kept: readonly string[]): Write[] {
  return piece.flatMap(({ id, before, after }) =>
    kept.includes(id) ? [] : { id, before: after, after: before },
  );
}

/** The writes for products that are still as they were when the change was decided, and that may take the new values. */
async function stillGood(
  tx: Transaction,
  products: readonly MatchedProduct[],
  writes: readonly Write[],
): Promise<Write[]> {
  const present = await lockPresent(tx, writes);
  const byId = new Map(products.map((product) => [product.id, product]));
  return writes.flatMap(({ id, before, after }) => {
    const product = byId.get(id);
    if (!product || fieldsOf(before).some((field) => !isSame(product[field], before[field]))) return [];
    const wanted = present ? fitting(after, present) : after;
    return canBecome(product, wanted) ? { id, before, after: wanted } : [];
  });
}

type Present = { categories: ReadonlySet<string>; subCategories: ShelfMap };

/**
 * The categories that exist: no product is put into a category that was deleted meanwhile, and the others cannot be deleted until the
 * transaction ends.
 */
async function lockPresent(tx: Transaction, writes: readonly Write[]): Promise<Present | undefined> {
  if (!writes.some(({ after }) => after.categories !== undefined)) return undefined;
  const rows = await tx.selectFrom('categories').select('id').orderBy('id').forKeyShare().execute();
  await tx.selectFrom('subCategories').select('id').orderBy('id').forKeyShare().execute();
  return {
    categories: new Set(rows.map(({ id }) => id)),
    subCategories: await readShelfMap(tx, 'all'),
  };
}

function fitting(after: SteppedValues, present: Present): SteppedValues {
  const categories = (after.categories ?? []).filter((id) => present.categories.has(id));
  const subCategories = after.subCategories ?? [];
  const wrong = misfits({ categories, subCategories }, present.subCategories);
  return { categories, subCategories: subCategories.filter((id) => !wrong.includes(id)) };
}
