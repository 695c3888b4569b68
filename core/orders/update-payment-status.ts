import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import { canPaymentMove, type PaymentStatus } from '#shared/order-status.ts';
import { openAttemptStates } from '#shared/payment-attempts.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { matchPapers } from '../invoices/match-papers.ts';
import { findWhatCame } from '../ledger/what-came.ts';
import { type PaymentFacts, paymentStatusOf, settledOf } from './payment-status.ts';

/**
 * The only writer of orders.payment_status and orders.settled. Runs in the transaction that wrote a fact about an order's money, with
 * the order locked, so that both always agree with the facts.
 */
export async function updatePaymentStatus(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const { paymentStatus: from, settled: before, ...facts } = await readPaymentFacts(tx, orderId);
  const to = paymentStatusOf(facts);
  const settled = settledOf(facts);
  if (to !== from && !canPaymentMove(from, to)) {
    throw new Error(`The payment of the order ${orderId} cannot go from ${from} to ${to}.`);
  }
  if (to !== from || settled !== before) {
    await tx
      .updateTable('orders')
      .set({ paymentStatus: to, settled, updatedAt: at })
      .where('id', '=', orderId)
      .execute();
    if (to === 'Paid' && (await issueInvoice(tx, orderId, at))) return;
  }
  // Even if the money is the same, because lines may cost more or less than before. No order has an invoice before it is delivered.
  if (facts.status === 'Delivered' || facts.status === 'Returned') await matchPapers(tx, orderId, at);
}

export async function readPaymentFacts(
  db: Database,
  orderId: string,
): Promise<PaymentFacts & { paymentStatus: PaymentStatus; settled: number }> {
  const { total: came } = await findWhatCame(db, orderId);
  const ofOrder = sql`from payment_attempts where payment_attempts.order_id = orders.id`;
  const facts = await db
    .selectFrom('orders')
    .select(['paymentStatus', 'settled', 'status', 'total', 'cashWaived'])
    .select([
      sql<boolean>`exists (select ${ofOrder})`.as('hasAttempt'),
      sql<boolean>`exists (select ${ofOrder} and state = any(${[...openAttemptStates]}))`.as(
        'hasOpenAttempt',
      ),
      ownRefunds(sql`refunds.state = 'done'`).as('refunded'),
      ownRefunds(sql`refunds.cause in ('paid_twice', 'lines_changed')`).as('surplusBack'),
    ])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...facts, came };
}

/** Refunds of the order's own money: those without an attempt are of cash; an attempt that is not counted was a second payment. */
function ownRefunds(which: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(refunds.amount), 0)::int
    from refunds left join payment_attempts on payment_attempts.id = refunds.attempt_id
    where refunds.order_id = orders.id and ${which} and (refunds.attempt_id is null or is_counted))`;
}
