import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { openDisputeStates } from '#shared/disputes.ts';
import { findPaymentMoney, findWhatCame } from '../ledger/what-came.ts';

/** SQL over payment_attempts: the part of a payment that went back, is due back, or is disputed or lost to a bank. */
export const goneOfAttempt = sql<number>`((select coalesce(sum(amount), 0) from refunds where attempt_id = payment_attempts.id)
  + (select coalesce(sum(amount), 0) from disputes
    where attempt_id = payment_attempts.id and state in ('needs_answer', 'under_review', 'lost')))::int`;

/** The money of a payment, minus what went back, is due back, or is disputed or lost. The caller has locked the order. */
export async function leftOfAttempt(db: Database, attemptId: string): Promise<number> {
  const came = await findPaymentMoney(db, attemptId);
  const { gone } = await db
    .selectFrom('paymentAttempts')
    .select(goneOfAttempt.as('gone'))
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  return came - gone;
}

/** Whether a dispute about the payment is open: until the bank has decided, the shop refunds nothing of it. */
export async function isDisputed(db: Database, attemptId: string | null): Promise<boolean> {
  if (attemptId === null) return false;
  const open = await db
    .selectFrom('disputes')
    .select('id')
    .where('attemptId', '=', attemptId)
    .where('state', 'in', [...openDisputeStates])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** The cash of an order, minus what went back or is due back. The caller has locked the order. */
export async function leftOfCash(db: Database, orderId: string): Promise<number> {
  const { cash } = await findWhatCame(db, orderId);
  const { gone } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('gone'))
    .where('orderId', '=', orderId)
    .where('attemptId', 'is', null)
    .executeTakeFirstOrThrow();
  return cash - gone;
}
