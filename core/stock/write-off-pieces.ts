import type { Transaction } from '#db/transaction.ts';
import type { AdjustmentCause } from '#shared/stock.ts';
import type { StockLine } from './take-stock.ts';

type WriteOff = { orderId: string; actorId: string; cause: AdjustmentCause; at: Date };

/**
 * Writes off pieces that have just come back. Their products have been locked since then, and have at least these
 * pieces.
 */
export async function writeOffPieces(
  tx: Transaction,
  pieces: readonly StockLine[],
  { orderId, actorId, cause, at }: WriteOff,
): Promise<void> {
  for (const { productId, quantity } of pieces) {
    await tx
      .updateTable('products')
      .set((product) => ({ stock: product('stock', '-', quantity) }))
      .where('id', '=', productId)
      .execute();
    await tx
      .insertInto('stockMovements')
      .values({ productId, change: -quantity, reason: 'adjustment', cause, orderId, actorId, createdAt: at })
      .execute();
  }
}
