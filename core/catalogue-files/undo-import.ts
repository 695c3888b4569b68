import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { transaction } from '#db/transaction.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { isProductField, type ProductField } from '#shared/product-fields.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import type { Store } from '../store.ts';
import { getImport, type Import, undoEnd } from './imports.ts';

/** Lets the job undo what an import has written, for a day after it was applied. A second click changes nothing. */
export function undoImport(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  admin: CurrentUser,
  id: string,
): Promise<Outcome<Import, 'IMPORT_NOT_FOUND' | 'IMPORT_NOT_UNDOABLE'>> {
  return transaction(db, async (tx) => {
    const locked = await tx
      .selectFrom('imports')
      .select(['state', 'doneAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!locked) return refuse('IMPORT_NOT_FOUND');
    const { state, doneAt } = locked;
    if (state === 'undoing' || state === 'undone') return succeed(await getImport(tx, id));
    const now = clock.now();
    if (state !== 'done' || doneAt === null || undoEnd(doneAt) < now) return refuse('IMPORT_NOT_UNDOABLE');
    await tx
      .updateTable('imports')
      .set({ state: 'undoing', dueAt: now, position: 0, undoneBy: admin.id, changedAt: now })
      .where('id', '=', id)
      .execute();
    return succeed(await getImport(tx, id));
  });
}

export type KeptProduct = {
  name: string;
  nameFr: string | null;
  /** Empty if the whole product is kept. */
  fields: ProductField[];
};

/** The products that were changed after the import and were therefore left as they are. */
export async function listKept(db: Database, importId: string): Promise<KeptProduct[]> {
  const rows = await db
    .selectFrom('importWrites')
    .innerJoin('products', 'products.id', 'importWrites.productId')
    .select(['products.name', 'products.nameFr', 'kept'])
    .where('importId', '=', importId)
    .where(sql<SqlBool>`cardinality(kept) > 0`)
    .orderBy('products.sequence')
    .limit(importLimits.namedKept)
    .execute();
  return rows.map(({ kept, ...names }) => ({ ...names, fields: kept.filter(isProductField) }));
}
