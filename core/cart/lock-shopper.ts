import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';

/**
 * Serialises the orders and merges of one user until the transaction ends: the second of two clicks, or of two tabs
 * that log in together, waits here and then finds the result of the first under its key.
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

/**
 * Locks the shopper and her cart lines, for callers that lock orders or products afterwards: this is the order of locks
 * everywhere (decision 110).
 */
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
