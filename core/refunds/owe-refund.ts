import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import { leftOfAttempt, leftOfCash } from './left-to-give-back.ts';
import type { WhatCame } from './what-came.ts';

type Due = {
  orderId: string;
  /** None for cash that was paid on delivery. */
  attempt: Pick<PaymentAttempt, 'id'> | undefined;
  amount: number;
  cause: RefundCause;
  at: Date;
};

/**
 * Money that has to go back, noted in the transaction that makes it so; a job asks the provider, or somebody of the shop
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

/** All that came, each part the way it came; answers how much of it was not due before. */
export async function oweWhatCame(
  tx: Transaction,
  { attempt, cash }: WhatCame,
  owed: Pick<Due, 'orderId' | 'cause' | 'at'>,
): Promise<Francs> {
  const online = attempt ? await oweRefund(tx, { ...owed, attempt, amount: attempt.amount }) : 0;
  const inCash = cash > 0 ? await oweRefund(tx, { ...owed, attempt: undefined, amount: cash }) : 0;
  return francs(online + inCash);
}
