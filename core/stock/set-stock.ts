import type { Transaction } from '#db/transaction.ts';

export type SetStock = {
  productId: string;
  stock: number;
  /** The stock shown to the person who sets it: only the difference counts, so that sales since then are not undone. */
  seen?: number | undefined;
  reason: 'opening' | 'edit' | 'list' | 'adjustment' | 'import';
  actorId: string;
};

/** Sets a product's stock to the counted number, never below zero, and records the difference in the ledger. */
export async function setStock(
  tx: Transaction,
  { productId, stock, seen, reason, actorId }: SetStock,
): Promise<void> {
  const before = await tx
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const wanted = seen === undefined ? stock : Math.max(0, before.stock + stock - seen);
  const change = wanted - before.stock;
  if (change === 0) return;
  await tx.updateTable('products').set({ stock: wanted }).where('id', '=', productId).execute();
  await tx.insertInto('stockMovements').values({ productId, change, reason, actorId }).execute();
}
