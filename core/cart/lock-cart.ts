import type { Transaction } from '#db/transaction.ts';
import { type LockedProduct, lockListedProducts } from './lock-listed-products.ts';

/** A cart line that cannot change until the transaction ends, with the current price of its product. */
export type LockedCartLine = LockedProduct & { id: string; productId: string; quantity: number };

/**
 * Locks the lines of a cart and their products for the rest of the transaction, each in product id order: two carts
 * with the same products in opposite order wait for each other instead of deadlocking. Products that left the shop are
 * passed over, as they are when the cart is shown.
 */
export async function lockCart(tx: Transaction, userId: string): Promise<LockedCartLine[]> {
  const lines = await tx
    .selectFrom('cartItems')
    .select(['id', 'productId', 'quantity', 'sequence'])
    .where('userId', '=', userId)
    .orderBy('productId')
    .forUpdate()
    .execute();
  if (lines.length === 0) return [];
  const byId = await lockListedProducts(
    tx,
    lines.map((line) => line.productId),
  );
  return lines
    .sort((a, b) => a.sequence - b.sequence)
    .flatMap(({ sequence, ...line }) => {
      const product = byId.get(line.productId);
      return product ? [{ ...line, ...product }] : [];
    });
}

/** The ordered lines leave the cart (decision 22). */
export async function takeOutOfCart(tx: Transaction, lines: readonly { id: string }[]): Promise<void> {
  await tx
    .deleteFrom('cartItems')
    .where(
      'id',
      'in',
      lines.map((line) => line.id),
    )
    .execute();
}
