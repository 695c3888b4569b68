import { randomUUID } from 'node:crypto';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { getOrderStatus, lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { writeOddReason } from '../payments/attempt-states.ts';
import { findAttemptByTransaction, isAmountOpen, type PaymentAttempt } from '../payments/payment-attempts.ts';
import type { SeenRefund, SeenRefunds } from '../payments/payment-provider.ts';
import { lowerDue } from './lower-due.ts';
import { finishRefund, isStuck, selectRefunds } from './refund-queries.ts';
import { takeRefundBack } from './take-refund-back.ts';

type Noting = Pick<Store, 'db' | 'clock' | 'log'>;

/**
 * Notes refunds from a provider's signed report. Our own are left to their job, which asks about them. One that was made in the provider's
 * pages is entered here, settles a refund due of the same payment, and raises an issue: the parcel may still be on its way.
 */
export async function noteProviderRefunds(store: Noting, { provider, transactionId, refunds }: SeenRefunds) {
  const attempt = await findAttemptByTransaction(store.db, provider, transactionId);
  if (!attempt) {
    store.log.warn({ provider }, 'A refund is about no payment of this shop');
    return;
  }
  for (const refund of refunds) await noteRefund(store, attempt, refund);
}

async function noteRefund(store: Noting, attempt: PaymentAttempt, seen: SeenRefund): Promise<void> {
  if (await isOurs(store, seen)) return;
  if (seen.state === 'failed') return noteFailure(store, attempt, seen);
  if (seen.state !== 'refunded') return;
  const at = store.clock.now();
  await transaction(store.db, async (tx) => {
    await lockOrder(tx, { id: attempt.orderId });
    const known = await selectRefunds(tx)
      .where('attemptId', '=', attempt.id)
      .where('reference', '=', seen.refundReference)
      .executeTakeFirst();
    if (known) return;
    if (await settleDue(tx, attempt, seen, at)) return;
    await enter(tx, attempt, seen, at);
  });
}

async function isOurs({ db }: Noting, { requestId }: SeenRefund): Promise<boolean> {
  if (requestId === undefined) return false;
  return (await selectRefunds(db).where('requestId', '=', requestId).executeTakeFirst()) !== undefined;
}

/**
 * Settles a due refund of the same payment and amount, so that it is not paid twice. Not one that the provider was asked for a moment
 * ago: it may have been made as well, and is asked about until its state is known.
 */
async function settleDue(
  tx: Transaction,
  attempt: PaymentAttempt,
  { amount, refundReference: reference }: SeenRefund,
  at: Date,
): Promise<boolean> {
  const open = await selectRefunds(tx)
    .select(['dueAt', 'tries', 'lastError'])
    .where('attemptId', '=', attempt.id)
    .where('amount', '=', francs(amount))
    .where('state', '<>', 'done')
    .where('reference', '=', '')
    .orderBy('sequence')
    .forUpdate()
    .execute();
  const due = open.find((refund) => refund.state === 'due' || isStuck(refund));
  if (!due) return false;
  await finishRefund(tx, due, { reference, actorId: null, at });
  return true;
}

async function enter(
  tx: Transaction,
  attempt: PaymentAttempt,
  { amount, refundReference }: SeenRefund,
  at: Date,
): Promise<void> {
  const { id: attemptId, orderId } = attempt;
  const id = randomUUID();
  await tx
    .insertInto('refunds')
    .values({
      ...{ id, requestId: id, orderId, attemptId, amount, cause: 'at_provider' },
      ...{ state: 'done', reference: refundReference, createdAt: at, doneAt: at },
    })
    .execute();
  await lowerDue(tx, attemptId, at);
  await issueCreditNote(tx, { orderId, attemptId, amount, by: { refundId: id } }, at);
  // If another amount came than was asked for, the attempt keeps that reason: the rest still needs a decision.
  if (!isAmountOpen(attempt)) await writeOddReason(tx, attemptId, 'refunded_at_provider', at);
  await updatePaymentStatus(tx, orderId, at);
  await writeOrderNote(tx, {
    ...{ orderId, status: await getOrderStatus(tx, orderId), actor: 'provider' },
    ...{ remark: 'refunded_at_provider', note: refundReference, at },
  });
}

/** The bank has sent back a refund that was made in the provider's pages. */
async function noteFailure(store: Noting, attempt: PaymentAttempt, seen: SeenRefund): Promise<void> {
  const known = await selectRefunds(store.db)
    .where('attemptId', '=', attempt.id)
    .where('reference', '=', seen.refundReference)
    .executeTakeFirst();
  if (!known) return;
  const { requestId } = known;
  await takeRefundBack(store, { requestId, refundReference: seen.refundReference, raw: seen.raw });
}
