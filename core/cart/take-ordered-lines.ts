import type { Transaction } from '#db/transaction.ts';

type OrderedLine = { productId: string; quantity: number };

/** Removes paid pieces from the cart; pieces added meanwhile stay (decision 22). */
export async function takeOrderedLines(
  tx: Transaction,
  { userId, lines }: { userId: string; lines: readonly OrderedLine[] },
): Promise<void> {
  for (const { productId, quantity } of lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))) {
    const inCart = tx
      .updateTable('cartItems')
      .where('userId', '=', userId)
      .where('productId', '=', productId);
    const { numUpdatedRows } = await inCart
      .set((line) => ({ quantity: line('quantity', '-', quantity) }))
      .where('quantity', '>', quantity)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    await tx
      .deleteFrom('cartItems')
      .where('userId', '=', userId)
      .where('productId', '=', productId)
      .execute();
  }
}
