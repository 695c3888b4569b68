import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';

/** The money of an order that the shop has had: by the counted attempt, at the door, or both. What was waived never came. */
export type WhatCame = { attempt: { id: string; amount: Francs } | undefined; cash: Francs; total: Francs };

export async function findWhatCame(tx: Transaction, orderId: string): Promise<WhatCame> {
  const counted = await tx
    .selectFrom('paymentAttempts')
    .select(['id', 'receivedAmount as amount'])
    .where('orderId', '=', orderId)
    .where('isCounted', '=', true)
    .executeTakeFirst();
  const { cashCollected: cash } = await tx
    .selectFrom('orders')
    .select('cashCollected')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attempt = counted && { id: counted.id, amount: counted.amount ?? francs(0) };
  return { attempt, cash, total: francs((attempt?.amount ?? 0) + cash) };
}
