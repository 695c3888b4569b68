import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { isProductField, type ProductField } from '#shared/product-fields.ts';
import { recordChanges } from '../audit/record-change.ts';
import { productFacts } from '../catalogue/catalogue-facts.ts';
import { withdrawProduct } from '../catalogue/delete-product.ts';
import type { Product, WrittenProduct, WrittenValues } from '../catalogue/product.ts';
import { wrongPublication } from '../catalogue/product-form.ts';
import { listAnyProductsByIds } from '../catalogue/product-rows.ts';
import { updateProducts } from '../catalogue/write-products.ts';
import { setStocks } from '../stock/set-stocks.ts';
import type { Store } from '../store.ts';
import { asWritten } from './as-written.ts';
import { endImport } from './end-import.ts';
import { partOfUndo, recordImport } from './record-import.ts';

const rowsAtOnce = 200;
/** Noted for a product that the import has added and that was changed since. */
const wholeProduct = '*';

type Write = {
  productId: string;
  before: Partial<WrittenValues> | null;
  after: Partial<WrittenValues>;
  version: number;
};

/**
 * Undoes the next products of an import: each field that is still as the import left it gets its value from before. A
 * field changed since stays, and is noted. For stock only the import's difference is undone, so that pieces sold stay
 * sold.
 */
export async function undoRows({ db, clock }: Pick<Store, 'db' | 'clock'>, importId: string): Promise<void> {
  await transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('imports')
      .select(['position', 'undoneBy', 'undoneCount', 'keptCount'])
      .where('id', '=', importId)
      .where('state', '=', 'undoing')
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return;
    const actorId = locked.undoneBy ?? '';
    const at = clock.now();
    const writes = await lockWrites(tx, importId);
    const kept = await takeBack(tx, writes, { importId, actorId, at });
    const isWhole = ({ productId }: Write) => !kept.has(productId);
    await tx
      .updateTable('imports')
      .set({
        position: locked.position + writes.length,
        undoneCount: locked.undoneCount + writes.filter(isWhole).length,
        keptCount: locked.keptCount + kept.size,
        changedAt: at,
      })
      .where('id', '=', importId)
      .execute();
    if (writes.length === rowsAtOnce) return;
    await recordImport(tx, importId, { action: 'undone', actorId, at });
    await endImport(tx, importId, { from: ['undoing'], to: 'undone', at });
  });
}

/** The next writes, with their products locked in the order of their ids, as orders and forms do. */
async function lockWrites(tx: Transaction, importId: string): Promise<Write[]> {
  const rows = await tx
    .selectFrom('importWrites')
    .select(['productId', 'version'])
    .select([
      sql<Partial<WrittenValues> | null>`before`.as('before'),
      sql<Partial<WrittenValues>>`after`.as('after'),
    ])
    .where('importId', '=', importId)
    .where('isUndone', '=', false)
    .orderBy('productId')
    .limit(rowsAtOnce)
    .execute();
  const ids = rows.map(({ productId }) => productId);
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [...ids, ''])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows;
}

/** Undoes the writes; returns the fields that were kept, by product. */
async function takeBack(
  tx: Transaction,
  writes: readonly Write[],
  { importId, actorId, at }: { importId: string; actorId: string; at: Date },
): Promise<Map<string, string[]>> {
  const ids = writes.map(({ productId }) => productId);
  const current = new Map((await listAnyProductsByIds(tx, ids)).map((product) => [product.id, product]));
  const present = await lockCategories(tx);
  const kept = new Map<string, string[]>();
  const old: Product[] = [];
  const next: WrittenProduct[] = [];
  for (const write of writes) {
    const { productId, before } = write;
    const product = current.get(productId);
    if (!product || product.deletedAt !== null) continue;
    if (before === null) {
      if (isStillNew(product, write))
        await withdrawProduct(tx, { id: actorId }, productId, at, partOfUndo(importId));
      else kept.set(productId, [wholeProduct]);
      continue;
    }
    const { values, kept: fields } = asBefore(product, before, write.after, present);
    if (fields.length > 0) kept.set(productId, fields);
    old.push(product);
    next.push({ ...values, id: productId });
  }
  await updateProducts(tx, next, at);
  await setStocks(
    tx,
    next.map(({ id, stock }) => ({ productId: id, stock })),
    { reason: 'import', actorId },
  );
  await record(tx, old, { actorId, at, partOf: partOfUndo(importId) });
  await noteUndone(tx, importId, ids, kept);
  return kept;
}

/**
 * An added product that was saved since, and has all its values again, as after a bulk change that was undone, is as the
 * import left it. Its stock does not count: pieces were sold. The writes of earlier versions hold no values.
 */
function isStillNew(product: Product, { version, after }: Write): boolean {
  if (product.version === version) return true;
  const fields = Object.keys(after).filter(isProductField);
  const now = asWritten(product);
  return fields.length > 0 && fields.every((field) => field === 'stock' || isSame(now[field], after[field]));
}

function isSame(now: unknown, then: unknown): boolean {
  return JSON.stringify(now) === JSON.stringify(then);
}

function asBefore(
  product: Product,
  before: Partial<WrittenValues>,
  after: Partial<WrittenValues>,
  present: Present,
): { values: WrittenValues; kept: ProductField[] } {
  const now = asWritten(product);
  const fields = Object.keys(before).filter(isProductField);
  const kept = fields.filter((field) => field !== 'stock' && !isSame(now[field], after[field]));
  const back = Object.fromEntries(
    fields
      .filter((field) => field !== 'stock' && !kept.includes(field))
      .map((field) => [field, before[field]]),
  );
  const moved = (after.stock ?? 0) - (before.stock ?? 0);
  const values: WrittenValues = { ...now, ...back, stock: Math.max(0, now.stock - moved) };
  values.categories = values.categories.filter((id) => present.categories.has(id));
  values.subCategories = values.subCategories.filter((id) => present.subCategories.has(id));
  const isComplete = Object.keys(wrongPublication(values, product)).length === 0;
  return { values: { ...values, isPublished: values.isPublished && isComplete }, kept };
}

type Present = { categories: ReadonlySet<string>; subCategories: ReadonlySet<string> };

/**
 * The categories and sub-categories that exist: a deleted one does not come back, and the others cannot be deleted until
 * the transaction ends.
 */
async function lockCategories(tx: Transaction): Promise<Present> {
  const categories = await tx.selectFrom('categories').select('id').forKeyShare().execute();
  const subCategories = await tx.selectFrom('subCategories').select('id').forKeyShare().execute();
  return {
    categories: new Set(categories.map(({ id }) => id)),
    subCategories: new Set(subCategories.map(({ id }) => id)),
  };
}

async function record(
  tx: Transaction,
  old: readonly Product[],
  act: { actorId: string; at: Date; partOf: string },
): Promise<void> {
  const ids = old.map(({ id }) => id);
  const changed = new Map((await listAnyProductsByIds(tx, ids)).map((product) => [product.id, product]));
  await recordChanges(
    tx,
    old.flatMap((before) => {
      const after = changed.get(before.id);
      if (!after) return [];
      const subject = {
        kind: 'product',
        action: 'changed',
        subjectId: after.id,
        subjectName: after.name,
      } as const;
      return { ...act, ...subject, before: productFacts(before), after: productFacts(after) };
    }),
  );
}

async function noteUndone(
  tx: Transaction,
  importId: string,
  ids: readonly string[],
  kept: ReadonlyMap<string, string[]>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('importWrites')
    .set({ isUndone: true })
    .where('importId', '=', importId)
    .where('productId', 'in', ids)
    .execute();
  for (const [productId, fields] of kept) {
    await tx
      .updateTable('importWrites')
      .set({ kept: fields })
      .where('importId', '=', importId)
      .where('productId', '=', productId)
      .execute();
  }
}
