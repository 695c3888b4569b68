import type { Database } from '#db/client.ts';
import { type Francs, francs } from '#shared/money.ts';

// What came for an order is summed here, from the ledger; a test of the architecture holds that core/ledger alone does so. Papers count real
// money alone (own-money.ts). Readers of many orders, or of days, read the same ledger by its views.

/** An order's own money that the shop has had: by counted attempts, the newest first, at the door, or both. What was waived never came. */
export type WhatCame = { attempts: readonly { id: string; amount: Francs }[]; cash: Francs; total: Francs };

export async function findWhatCame(db: Database, orderId: string): Promise<WhatCame> {
  const movements = await db
    .selectFrom('moneyMovements as movement')
    .leftJoin('paymentAttempts as attempt', 'attempt.id', 'movement.attemptId')
    .select(['movement.attemptId', 'movement.amount'])
    .where('movement.orderId', '=', orderId)
    .where('movement.kind', '=', 'in')
    .where(({ eb, or }) => or([eb('movement.attemptId', 'is', null), eb('attempt.isCounted', '=', true)]))
    .orderBy('attempt.sequence', 'desc')
    .execute();
  const attempts = movements.flatMap(({ attemptId: id, amount }) =>
    id === null ? [] : [{ id, amount: francs(amount) }],
  );
  const cash = sumOf(movements.filter(({ attemptId }) => attemptId === null));
  return { attempts, cash, total: francs(sumOf(attempts) + cash) };
}

/** What one payment brought, whether it is counted or was a second one. */
export async function findPaymentMoney(db: Database, attemptId: string): Promise<Francs> {
  const movements = await db
    .selectFrom('moneyMovements')
    .select('amount')
    .where('attemptId', '=', attemptId)
    .where('kind', '=', 'in')
    .execute();
  return sumOf(movements);
}

/** What the shop let go of an order: it never came, and will not come. */
export async function findWaived(db: Database, orderId: string): Promise<Francs> {
  const movements = await db
    .selectFrom('moneyMovements')
    .select('amount')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'waived')
    .execute();
  return sumOf(movements);
}

function sumOf(movements: readonly { amount: number }[]): Francs {
  return francs(movements.reduce((sum, { amount }) => sum + amount, 0));
}
