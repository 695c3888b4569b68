import { type Transaction, transaction } from '#db/transaction.ts';
import { isProductField } from '#shared/product-fields.ts';
import { type RecordedChange, recordChanges } from '../audit/record-change.ts';
import { findByReferences, lockByReferences } from '../catalogue/admin-products.ts';
import { productFacts } from '../catalogue/catalogue-facts.ts';
import { insertProducts, updateProducts } from '../catalogue/write-products.ts';
import { setStocks } from '../stock/set-stocks.ts';
import type { Store } from '../store.ts';
import { countsOf, problemsOf } from './check-rows.ts';
import { endImport } from './end-import.ts';
import { keepProblems } from './keep-problems.ts';
import { keepWrites } from './keep-writes.ts';
import { type KeptRow, listRows, type PlannedRow, planRows } from './plan-rows.ts';
import { partOfImport, recordImport } from './record-import.ts';

const rowsAtOnce = 200;

/**
 * Writes the next rows to the catalogue. Products, stock and the progress of the import change in one transaction:
 * after a killed process, the next one continues after the last written row.
 */
export async function applyRows(
  { db, clock, tableFiles }: Pick<Store, 'db' | 'clock' | 'tableFiles'>,
  importId: string,
): Promise<void> {
  const isDone = await transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('imports')
      .select(['position', 'fields', 'actorId'])
      .where('id', '=', importId)
      .where('state', '=', 'applying')
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return false;
    const rows = await listRows(tx, { importId, after: locked.position, limit: rowsAtOnce });
    const planned = await planLockedRows(tx, importId, locked.fields, rows);
    await writeRows(tx, planned, { importId, actorId: locked.actorId, now: clock.now() });
    await tx
      .updateTable('imports')
      .set({
        ...countsOf(planned),
        position: locked.position + rows.length,
        changedAt: clock.now(),
      })
      .where('id', '=', importId)
      .execute();
    await keepProblems(tx, importId, problemsOf(planned));
    const isLast = rows.length < rowsAtOnce;
    if (!isLast) return false;
    await tx.updateTable('imports').set({ doneAt: clock.now() }).where('id', '=', importId).execute();
    await recordImport(tx, importId, { action: 'applied', actorId: locked.actorId, at: clock.now() });
    return endImport(tx, importId, { from: ['applying'], to: 'done', at: clock.now() });
  });
  if (isDone) await tableFiles.remove(importId);
}

/** Planned again under locks, so that sales and saves since the dry run count. */
async function planLockedRows(
  tx: Transaction,
  importId: string,
  names: readonly string[],
  rows: readonly KeptRow[],
): Promise<PlannedRow[]> {
  const fields = names.filter(isProductField);
  await lockByReferences(
    tx,
    rows.map(({ reference }) => reference),
  );
  return planRows(tx, importId, fields, rows);
}

async function writeRows(
  tx: Transaction,
  planned: readonly PlannedRow[],
  { importId, actorId, now }: { importId: string; actorId: string; now: Date },
): Promise<void> {
  const good = planned.flatMap((plan) => ('problems' in plan ? [] : plan));
  const added = good.filter(({ effect }) => effect === 'create');
  const changed = good.filter(({ effect }) => effect === 'update');
  await insertProducts(
    tx,
    added.map(({ product }) => product),
  );
  await updateProducts(
    tx,
    changed.filter(({ isFormChanged }) => isFormChanged).map(({ product }) => product),
    now,
  );
  const counted = [...added, ...changed].map(({ product: { id, stock } }) => ({ productId: id, stock }));
  await setStocks(tx, counted, { reason: 'import', actorId });
  await keepWrites(tx, importId, [...added, ...changed]);
  await recordRows(tx, [...added, ...changed], { actorId, at: now, partOf: partOfImport(importId) });
}

/**
 * Records the changes in the audit log. A new product is recorded only with its name, price, stock and whether it is
 * published: the rest can be read in the product.
 */
async function recordRows(
  tx: Transaction,
  written: readonly PlannedRow[],
  act: { actorId: string; at: Date; partOf: string },
): Promise<void> {
  const after = await findByReferences(
    tx,
    written.map(({ reference }) => reference),
  );
  const changes = written.flatMap(({ reference, current }): RecordedChange[] => {
    const product = after.get(reference);
    if (!product) return [];
    const { name, price, stock, isPublished } = product;
    const subject = { ...act, kind: 'product', subjectId: product.id, subjectName: name } as const;
    return current
      ? [
          {
            ...subject,
            action: 'changed',
            before: productFacts(current),
            after: productFacts(product),
          },
        ]
      : [{ ...subject, action: 'added', after: { name, price, stock, isPublished } }];
  });
  await recordChanges(tx, changes);
}
