import type { Database } from '#db/client.ts';
import { type Francs, francs } from '#shared/money.ts';

// Sums what came for an order, from the ledger; a test of the architecture ensures that only core/ledger does so. Papers count only real
// money (own-money.ts). Code that reads many orders, or days, reads the same ledger by its views.

/** An order's own money that came: by counted attempts, newest first, and in cash. Written-off cash never came. */
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

/** The money of one payment, whether it counts for the order or was a second payment. */
export async function findPaymentMoney(db: Database, attemptId: string): Promise<Francs> {
  const movements = await db
    .selectFrom('moneyMovements')
    .select('amount')
    .where('attemptId', '=', attemptId)
    .where('kind', '=', 'in')
    .execute();
  return sumOf(movements);
}

/** Whether money has come for an order since then. */
export async function hasMoneyCome(db: Database, orderId: string, since: Date): Promise<boolean> {
  const movement = await db
    .selectFrom('moneyMovements')
    .select('source')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'in')
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return movement !== undefined;
}

/** The money of an order that the shop wrote off: it never came, and will not come. */
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
