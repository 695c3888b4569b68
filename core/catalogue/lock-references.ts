import type { Transaction } from '#db/transaction.ts';

/** True if all of them exist; they cannot be deleted before the transaction ends. */
export function lockCategories(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  return lockAll(tx, 'categories', ids);
}

export function lockSubCategories(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  return lockAll(tx, 'subCategories', ids);
}

async function lockAll(
  tx: Transaction,
  table: 'categories' | 'subCategories',
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === new Set(ids).size;
}
