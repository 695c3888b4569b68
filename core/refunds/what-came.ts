import type { Database } from '#db/client.ts';
import { type Francs, francs } from '#shared/money.ts';

/** The money of an order that the shop has had: by counted attempts, the newest first, at the door, or both. What was waived never came. */
export type WhatCame = { attempts: readonly { id: string; amount: Francs }[]; cash: Francs; total: Francs };

export async function findWhatCame(db: Database, orderId: string): Promise<WhatCame> {
  const counted = await db
    .selectFrom('paymentAttempts')
    .select(['id', 'receivedAmount as amount'])
    .where('orderId', '=', orderId)
    .where('isCounted', '=', true)
    .orderBy('sequence', 'desc')
    .execute();
  const { cashCollected: cash } = await db
    .selectFrom('orders')
    .select('cashCollected')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const attempts = counted.map(({ id, amount }) => ({ id, amount: amount ?? francs(0) }));
  const online = attempts.reduce((sum, { amount }) => sum + amount, 0);
  return { attempts, cash, total: francs(online + cash) };
}
