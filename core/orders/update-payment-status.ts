import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { canPaymentMove, type PaymentStatus } from '#shared/order-status.ts';
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
  const ofOrder = sql`from payment_attempts where payment_attempts.order_id = orders.id`;
  return db
    .selectFrom('orders')
    .select(['paymentStatus', 'status', 'total', 'cashCollected', 'cashWaived'])
    .select([
      sql<number>`coalesce((select received_amount ${ofOrder} and is_counted), 0)`.as('paidOnline'),
      sql<boolean>`exists (select ${ofOrder})`.as('hasAttempt'),
      sql<boolean>`exists (select ${ofOrder} and state in ('created', 'pending', 'unknown'))`.as(
        'hasOpenAttempt',
      ),
      // Without an attempt it was cash. An attempt that is not counted was a second payment.
      sql<number>`(select coalesce(sum(refunds.amount), 0)::int
          from refunds left join payment_attempts on payment_attempts.id = refunds.attempt_id
          where refunds.order_id = orders.id and refunds.state = 'done'
            and (refunds.attempt_id is null or is_counted))`.as('refunded'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}
