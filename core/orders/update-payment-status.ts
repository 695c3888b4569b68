import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { canPaymentMove, type OrderStatus, type PaymentStatus } from '#shared/order-status.ts';
import { type PaymentFacts, paymentStatusOf } from './payment-status.ts';

/**
 * The only writer of orders.payment_status. Runs in the transaction that wrote a fact about the money of an order, with the
 * order locked, so that the status is at any moment what the facts say.
 */
export async function updatePaymentStatus(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const { paymentStatus: from, ...facts } = await readPaymentFacts(tx, orderId);
  const to = paymentStatusOf(facts);
  if (to === from) return;
  if (!canPaymentMove(from, to)) {
    throw new Error(`The payment of the order ${orderId} cannot go from ${from} to ${to}.`);
  }
  await tx
    .updateTable('orders')
    .set({ paymentStatus: to, updatedAt: at })
    .where('id', '=', orderId)
    .execute();
}

export function readPaymentFacts(
  db: Database,
  orderId: string,
): Promise<PaymentFacts & { paymentStatus: PaymentStatus }> {
  const attempts = (which: 'is_counted' | 'true' | 'is_open') =>
    sql<boolean>`exists (select from payment_attempts where order_id = orders.id and ${attemptsThat[which]})`;
  const refunds = (which: 'open' | 'done') => sql<number>`(
    select count(*)::int from refunds left join payment_attempts as paid on paid.id = refunds.attempt_id
    where refunds.order_id = orders.id and (refunds.attempt_id is null or paid.is_counted) and ${refundsThatAre[which]})`;
  return (
    db
      .selectFrom('orders')
      .select(['paymentStatus', 'status', 'total', 'cashCollected', 'cashWaived'])
      .select([attempts('is_counted').as('isPaidOnline'), attempts('true').as('hasAttempt')])
      .select([attempts('is_open').as('hasOpenAttempt')])
      .select([refunds('open').as('refundsOpen'), refunds('done').as('refundsDone')])
      // What the columns' own checks hold, told to the compiler.
      .$narrowType<{ status: OrderStatus; paymentStatus: PaymentStatus }>()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  );
}

const attemptsThat = {
  is_counted: sql`is_counted`,
  true: sql`true`,
  is_open: sql`state in ('created', 'pending', 'unknown')`,
};

const refundsThatAre = { open: sql`refunds.state <> 'done'`, done: sql`refunds.state = 'done'` };
