import type { Transaction } from '#db/transaction.ts';

/** Deleted ones as well. In the order of their ids, as everywhere: two that want the same products cannot deadlock. */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
