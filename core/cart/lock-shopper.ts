import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';

/**
 * Orders and merges of one user happen one after the other until the transaction ends: the second of two clicks, or of
 * two tabs that log in together, waits here and then finds what the first has written under its key.
 */
export async function lockShopper(tx: Transaction, userId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .modifyFront(prepared)
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}

/** The lines as well, where orders or products are locked after: everybody takes them in this order (decision 110). */
export async function lockShopperAndCart(tx: Transaction, userId: string): Promise<void> {
  await lockShopper(tx, userId);
  await lockCartLines(tx, userId);
}

export async function lockCartLines(tx: Transaction, userId: string): Promise<void> {
  await tx
    .selectFrom('cartItems')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('productId')
    .forUpdate()
    .execute();
}
