import { type Transaction, transaction } from '#db/transaction.ts';
import type { FileColumn } from '#shared/catalogue-files.ts';
import { type RecordedChange, recordChanges } from '../audit/record-change.ts';
import { keptProductFacts } from '../catalogue/catalogue-facts.ts';
import { findByReferences, holdByReferences } from '../catalogue/kept-products.ts';
import { insertProducts, updateProducts } from '../catalogue/write-products.ts';
import { setStocks } from '../stock/set-stocks.ts';
import type { Store } from '../store.ts';
import { countsOf, problemsOf } from './check-rows.ts';
import { endImport } from './end-import.ts';
import { toField } from './imports.ts';
import { keepProblems } from './keep-problems.ts';
import { type KeptRow, listRows, type PlannedRow, planRows } from './plan-rows.ts';

const rowsAtOnce = 200;

/**
 * The next rows go into the catalogue. They, their stock and how far the import is are one transaction: a process killed in
 * the middle leaves products whole or untouched, and the next one goes on behind the last row that was written.
 */
export async function applyRows(
  { db, clock, tableFiles }: Pick<Store, 'db' | 'clock' | 'tableFiles'>,
  importId: string,
): Promise<void> {
  const isDone = await transaction(db, async (open) => {
    const held = await open
      .selectFrom('imports')
      .select(['position', 'fields', 'actorId'])
      .where('id', '=', importId)
      .where('state', '=', 'applying')
      .forUpdate()
      .executeTakeFirst();
    if (!held) return false;
    const rows = await listRows(open, { importId, after: held.position, limit: rowsAtOnce });
    const planned = await planHeldRows(open, importId, held.fields, rows);
    await writeRows(open, planned, { actorId: held.actorId, now: clock.now() });
    await open
      .updateTable('imports')
      .set({
        ...countsOf(planned),
        position: held.position + rows.length,
        changedAt: clock.now(),
      })
      .where('id', '=', importId)
      .execute();
    await keepProblems(open, importId, problemsOf(planned));
    const isLast = rows.length < rowsAtOnce;
    return isLast && endImport(open, importId, { from: ['applying'], to: 'done', at: clock.now() });
  });
  if (isDone) await tableFiles.remove(importId);
}

/** Planned anew under locks: what was sold or saved since the dry run counts. */
async function planHeldRows(
  open: Transaction,
  importId: string,
  names: readonly string[],
  rows: readonly KeptRow[],
): Promise<PlannedRow[]> {
  const fields: FileColumn[] = names.flatMap((name) => toField(name) ?? []);
  await holdByReferences(
    open,
    rows.map(({ reference }) => reference),
  );
  return planRows(open, importId, fields, rows);
}

async function writeRows(
  open: Transaction,
  planned: readonly PlannedRow[],
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const good = planned.flatMap((plan) => ('problems' in plan ? [] : plan));
  const added = good.filter(({ effect }) => effect === 'create');
  const changed = good.filter(({ effect }) => effect === 'update');
  await insertProducts(
    open,
    added.map(({ product }) => product),
  );
  await updateProducts(
    open,
    changed.filter(({ isFormChanged }) => isFormChanged).map(({ product }) => product),
    now,
  );
  const counted = [...added, ...changed].map(({ product, stock }) => ({ productId: product.id, stock }));
  await setStocks(open, counted, { reason: 'import', actorId });
  await recordRows(open, [...added, ...changed], { actorId, at: now });
}

/** Of a new product only what it starts with is told: all of it stands in the product itself. */
async function recordRows(
  open: Transaction,
  written: readonly PlannedRow[],
  act: { actorId: string; at: Date },
): Promise<void> {
  const after = await findByReferences(
    open,
    written.map(({ reference }) => reference),
  );
  const changes = written.flatMap(({ reference, standing }): RecordedChange[] => {
    const product = after.get(reference);
    if (!product) return [];
    const { name, price, stock, isPublished } = product;
    const subject = { ...act, kind: 'product', subjectId: product.id, subjectName: name } as const;
    return standing
      ? [
          {
            ...subject,
            action: 'changed',
            before: keptProductFacts(standing),
            after: keptProductFacts(product),
          },
        ]
      : [{ ...subject, action: 'added', after: { name, price, stock, isPublished } }];
  });
  await recordChanges(open, changes);
}
