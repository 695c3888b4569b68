import type { Transaction } from '#db/transaction.ts';

/**
 * Locks the products, deleted ones as well, in the order of their ids, as everywhere: two transactions that want the
 * same products cannot deadlock.
 */
export async function lockProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
