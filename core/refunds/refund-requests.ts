import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { isEnd } from '#shared/order-status.ts';
import { providerIds } from '#shared/payment-attempts.ts';
import { type Job, type JobEnd, pauseAfter, type Queue } from '../jobs/queue.ts';
import { type LockedOrder, lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { noteLinesChanged } from '../orders/order-news.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { providerOf } from '../payments/find-provider.ts';
import { findAttempt, referenceOf } from '../payments/payment-attempts.ts';
import type { RefundResult } from '../payments/payment-provider.ts';
import { isDisputed } from './left-to-give-back.ts';
import { lowerDue } from './lower-due.ts';
import { finishRefund, type Refund, selectRefunds } from './refund-queries.ts';
import { takeRefundBack } from './take-refund-back.ts';
import { withdrawOwed } from './withdraw-owed.ts';

type Refunding = Pick<Store, 'db' | 'clock' | 'log' | 'payments'>;

/**
 * Makes the due refunds that a provider can make, and asks again about those on their way; the rest waits for staff. Each provider has
 * its own lane, so that a slow one does not delay the refunds of another.
 */
export const refundRequests: Queue<Refunding> = {
  name: 'refunds',
  table: 'refunds',
  lane: sql`coalesce((select provider from payment_attempts where id = refunds.attempt_id), 'none')`,
  lanes: () => [...providerIds, 'none'],
  atOnce: 3,
  retry: { firstSeconds: 30, longestSeconds: 3_600 },
  work: payRefund,
};

async function payRefund(store: Refunding, { id, tries }: Job): Promise<JobEnd> {
  const refund = await beginRequest(store, id);
  if (!refund) return 'done';
  const attempt = refund.attemptId === null ? undefined : await findAttempt(store.db, refund.attemptId);
  if (refund.reference === '' && (await isDisputed(store.db, refund.attemptId)))
    return refund.state === 'due' ? leaveToPeople(store, refund) : waitFor(store, refund, tries, disputed);
  const provider = attempt && providerOf(store.payments, attempt);
  if (!provider && refund.reference !== '') return waitFor(store, refund, tries, providerGone);
  if (!attempt || !provider?.refund) return leaveToPeople(store, refund);
  const reference = await referenceOf(store.db, attempt);
  // A request sent again would only get the first answer again.
  const isOnItsWay = refund.reference !== '' && provider.askRefundStatus !== undefined;
  // If the call throws, it is unknown whether the money went: the same request is sent again later.
  const result =
    isOnItsWay && provider.askRefundStatus
      ? await provider.askRefundStatus(refund.reference)
      : await provider.refund(reference, { requestId: refund.requestId, amount: refund.amount });
  if (result.state === 'failed' && isOnItsWay) {
    const { requestId, reference: refundReference } = refund;
    await takeRefundBack(store, { requestId, refundReference, raw: result.raw });
    return 'done';
  }
  if (result.state === 'failed') return leaveToPeople(store, refund, { said: result.raw });
  await transaction(store.db, (tx) => noteResult(tx, refund, result, store.clock.now()));
  return result.state === 'refunded' ? 'done' : { again: retryAt(store, tries) };
}

/** Marks the refund as pending: if the process dies now, the same request is sent again later, and pays only once. */
function beginRequest({ db }: Refunding, id: string): Promise<Refund | undefined> {
  return transaction(db, async (tx) => {
    const refund = await selectRefunds(tx)
      .where('id', '=', id)
      .where('state', '<>', 'done')
      .where('dueAt', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (refund?.state === 'due')
      await tx.updateTable('refunds').set({ state: 'pending' }).where('id', '=', id).execute();
    return refund;
  });
}

function retryAt({ clock }: Refunding, tries: number): Date {
  return new Date(clock.now().getTime() + pauseAfter(refundRequests.retry, tries) * 1000);
}

const providerGone = 'A refund is under way at a provider that is not set up any more';
const disputed = 'A refund was asked for without an answer, and the payment is disputed now';

/** The money may be on its way, and the provider cannot be asked now. Paid by hand, it could go back twice (decision 441). */
function waitFor(store: Refunding, { id }: Refund, tries: number, trouble: string): JobEnd {
  store.log.warn({ refundId: id }, trouble);
  return { again: retryAt(store, tries), trouble };
}

/**
 * Leaves a refund to staff. After a definite refusal it gets a new request id; without an answer it keeps the old one, which may still
 * have paid. A provider refuses more than it has left of the payment: then only the rest is asked for.
 */
async function leaveToPeople(
  { db, log, clock }: Refunding,
  refund: Refund,
  refusal?: { said: unknown },
): Promise<JobEnd> {
  log.warn({ refundId: refund.id, orderId: refund.orderId }, 'A refund is due and has to be made by hand');
  const at = clock.now();
  await transaction(db, async (tx) => {
    const order = await lockOrder(tx, { id: refund.orderId });
    if (!order) throw new Error(`The refund ${refund.id} belongs to no order.`);
    await tx
      .updateTable('refunds')
      .set({ state: 'due', reference: '', dueAt: null })
      .$if(refusal !== undefined, (left) =>
        left.set({ requestId: randomUUID(), lastResponse: JSON.stringify(refusal?.said ?? null) }),
      )
      // A request that was sent before and got no answer: an answer to an earlier one says nothing about it.
      .$if(refusal === undefined && refund.state === 'pending', (left) => left.set({ lastResponse: null }))
      .where('id', '=', refund.id)
      .where('requestId', '=', refund.requestId)
      .where('state', '<>', 'done')
      .execute();
    // The provider cannot have paid more than is left of the payment, whether it has answered or not.
    if (refund.attemptId !== null) {
      await lowerDue(tx, refund.attemptId, at);
      // Money that is no longer due back pays the order again.
      await updatePaymentStatus(tx, refund.orderId, at);
    }
    await payForChange(tx, order, at);
  });
  return 'done';
}

/** Money that the order owes back pays for what was added while the provider was asked (decision 681). An ended order gives it all back. */
async function payForChange(tx: Transaction, order: LockedOrder, at: Date): Promise<void> {
  if (isEnd(order.status)) return;
  const { total, settled } = await tx
    .selectFrom('orders')
    .select(['total', 'settled'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const stillOwed = total > settled ? await withdrawOwed(tx, order.id, total - settled) : undefined;
  if (stillOwed === undefined) return;
  await updatePaymentStatus(tx, order.id, at);
  const note = { orderId: order.id, status: order.status, actor: 'system', at } as const;
  await writeOrderNote(tx, { ...note, remark: 'refund_pays_for_change' });
  await noteLinesChanged(tx, order, { owedBack: francs(0), stillOwed }, at);
}

/** A pending refund is on its way at the provider: the admin shows it, and it must not be paid by hand until its state is final. */
async function noteResult(
  tx: Transaction,
  refund: Refund,
  result: Exclude<RefundResult, { state: 'failed' }>,
  at: Date,
): Promise<void> {
  if (result.state === 'refunded') {
    return finishRefund(tx, refund, { reference: result.refundReference, actorId: null, at });
  }
  await tx
    .updateTable('refunds')
    .set({
      reference: result.refundReference,
      lastResponse: JSON.stringify(result.raw ?? null),
    })
    .where('id', '=', refund.id)
    .where('requestId', '=', refund.requestId)
    .where('state', '=', 'pending')
    .execute();
}
