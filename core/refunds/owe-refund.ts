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
  /** Undefined for cash paid on delivery. */
  attempt: Pick<PaymentAttempt, 'id'> | undefined;
  amount: number;
  cause: RefundCause;
  at: Date;
};

/**
 * Notes money that has to go back, in the same transaction as its cause; a job asks the provider, or a staff member refunds by hand.
 * Never more becomes due than is left of the money. Returns the amount that was not due before. The caller has locked the order.
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

/** Owes all that came, each part the way it came; returns the amount that was not due before. */
export function oweWhatCame(tx: Transaction, came: WhatCame, owed: Owed): Promise<Francs> {
  return owePart(tx, came, came.total, owed);
}

/** Owes this amount of what came, each part the way it came: payments first, newest first, then cash. Returns the amount newly owed. */
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

/** The amount of an order's money that can still be refunded; reliable only while the order is locked. */
export async function leftToGiveBack(
  db: Database,
  { attempts, cash }: WhatCame,
  orderId: string,
): Promise<Francs> {
  let left = cash > 0 ? Math.max(0, await leftOfCash(db, orderId)) : 0;
  for (const { id } of attempts) left += Math.max(0, await leftOfAttempt(db, id));
  return francs(left);
}
