import { randomUUID } from 'node:crypto';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import type { WhatCame } from '../ledger/what-came.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import { leftOfAttempt, leftOfCash } from './left-to-give-back.ts';

type Due = {
  orderId: string;
  /** None for cash that was paid on delivery. */
  attempt: Pick<PaymentAttempt, 'id'> | undefined;
  amount: number;
  cause: RefundCause;
  at: Date;
};

/**
 * Money that has to go back, noted in the transaction that makes it so; a job asks the provider, or a staff member
 * does it by hand. Of the same money never more is due than is left of it; answers how much was not due before. With the order locked.
 */
export async function oweRefund(
  tx: Transaction,
  { orderId, attempt, amount, cause, at }: Due,
): Promise<Francs> {
  const left = attempt ? await leftOfAttempt(tx, attempt.id) : await leftOfCash(tx, orderId);
  const due = Math.min(amount, left);
  if (due <= 0) return francs(0);
  const id = randomUUID();
  await tx
    .insertInto('refunds')
    .values({
      id,
      requestId: id,
      orderId,
      attemptId: attempt?.id ?? null,
      amount: due,
      cause,
      state: 'due',
      dueAt: attempt ? at : null,
      createdAt: at,
    })
    .execute();
  return francs(due);
}

type Owed = Pick<Due, 'orderId' | 'cause' | 'at'>;

/** All that came, each part the way it came; answers how much of it was not due before. */
export function oweWhatCame(tx: Transaction, came: WhatCame, owed: Owed): Promise<Francs> {
  return owePart(tx, came, came.total, owed);
}

/** So much of what came, each part the way it came: by payments, the newest first, then in cash. Answers how much there was to owe. */
export async function owePart(
  tx: Transaction,
  { attempts, cash }: WhatCame,
  amount: number,
  owed: Owed,
): Promise<Francs> {
  let left = amount;
  for (const attempt of attempts) {
    if (left > 0) left -= await oweRefund(tx, { ...owed, attempt, amount: left });
  }
  if (left > 0 && cash > 0) left -= await oweRefund(tx, { ...owed, attempt: undefined, amount: left });
  return francs(amount - left);
}

/** What can still be given back of an order's own money; binding with the order locked. */
export async function leftToGiveBack(
  db: Database,
  { attempts, cash }: WhatCame,
  orderId: string,
): Promise<Francs> {
  let left = cash > 0 ? Math.max(0, await leftOfCash(db, orderId)) : 0;
  for (const { id } of attempts) left += Math.max(0, await leftOfAttempt(db, id));
  return francs(left);
}
