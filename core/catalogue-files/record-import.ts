import { type SqlBool, sql } from 'kysely';
import type { Transaction } from '#db/transaction.ts';
import { importLimits } from '#shared/catalogue-files.ts';
import { recordChange } from '../audit/record-change.ts';

/** The group that the entries of an import's products belong to in the audit log. */
export function partOfImport(importId: string): string {
  return `import ${importId}`;
}

export function partOfUndo(importId: string): string {
  return `undo ${importId}`;
}

/** Records one entry for all that an import has written or undone; it unfolds to an entry for each product. */
export async function recordImport(
  tx: Transaction,
  importId: string,
  { action, actorId, at }: { action: 'applied' | 'undone'; actorId?: string; at: Date },
): Promise<void> {
  const known = await tx
    .selectFrom('imports')
    .select(['fileName', 'actorId', 'createdCount', 'updatedCount', 'undoneCount', 'keptCount'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const { createdCount: addedProducts, updatedCount: changedProducts, undoneCount } = known;
  await recordChange(tx, {
    ...{ kind: 'import', action, at, subjectId: importId, subjectName: known.fileName },
    actorId: actorId ?? known.actorId,
    holds: action === 'applied' ? partOfImport(importId) : partOfUndo(importId),
    after:
      action === 'applied'
        ? { addedProducts, changedProducts }
        : { changedProducts: undoneCount, keptProducts: await namesOfKept(tx, importId) },
  });
}

async function namesOfKept(tx: Transaction, importId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('importWrites')
    .innerJoin('products', 'products.id', 'importWrites.productId')
    .select('products.name')
    .where('importId', '=', importId)
    .where(sql<SqlBool>`cardinality(kept) > 0`)
    .orderBy('products.sequence')
    .limit(importLimits.namedKept)
    .execute();
  return rows.map(({ name }) => name);
}
