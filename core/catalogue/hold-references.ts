import type { Transaction } from '#db/transaction.ts';

/** True when all of them exist; they then cannot be deleted before the transaction ends. */
export async function holdCategories(open: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await open
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === new Set(ids).size;
}

export async function holdSubCategories(open: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await open
    .selectFrom('subCategories')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === new Set(ids).size;
}
