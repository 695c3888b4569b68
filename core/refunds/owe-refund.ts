import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
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
 * does it by hand. The same money is due once: false where it was due already.
 */
export async function oweRefund(
  tx: Transaction,
  { orderId, attempt, amount, cause, at }: Due,
): Promise<boolean> {
  const id = randomUUID();
  const owed = await tx
    .insertInto('refunds')
    .values({
      id,
      requestId: id,
      orderId,
      attemptId: attempt?.id ?? null,
      amount,
      cause,
      state: 'due',
      dueAt: attempt ? at : null,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return owed !== undefined;
}

/** All that came, each part the way it came; answers how much of it was not due before. */
export async function oweWhatCame(
  tx: Transaction,
  { attempt, cash }: WhatCame,
  owed: Pick<Due, 'orderId' | 'cause' | 'at'>,
): Promise<Francs> {
  let added = 0;
  if (attempt && (await oweRefund(tx, { ...owed, attempt, amount: attempt.amount }))) added += attempt.amount;
  if (cash > 0 && (await oweRefund(tx, { ...owed, attempt: undefined, amount: cash }))) added += cash;
  return francs(added);
}
