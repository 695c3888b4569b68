import type { Transaction } from '#db/transaction.ts';

export type SetStock = {
  productId: string;
  stock: number;
  reason: 'opening' | 'edit' | 'adjustment' | 'import';
  actorId: string;
};

/** Sets a product's stock to what was counted or typed, and notes the difference in the ledger. */
export async function setStock(
  open: Transaction,
  { productId, stock, reason, actorId }: SetStock,
): Promise<void> {
  const before = await open
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const change = stock - before.stock;
  if (change === 0) return;
  await open.updateTable('products').set({ stock }).where('id', '=', productId).execute();
  await open.insertInto('stockMovements').values({ productId, change, reason, actorId }).execute();
}
