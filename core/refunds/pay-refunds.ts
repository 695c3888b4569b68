import { randomUUID } from 'node:crypto';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { providerOf } from '../payments/find-provider.ts';
import { findAttempt, referenceOf } from '../payments/payment-attempts.ts';
import type { PaymentProvider, RefundResult } from '../payments/payment-provider.ts';
import { finishRefund, type Refund, selectRefunds } from './refund-queries.ts';
import { takeRefundBack } from './take-refund-back.ts';

type Refunding = Pick<Store, 'db' | 'clock' | 'log' | 'payments'>;

const refundsARound = 5;
const longestPauseSeconds = 60 * 60;

/**
 * Gives back what is due where the provider can do it, and asks again about what was on its way; the rest waits for somebody
 * of the shop. True when there may be more.
 */
export async function payRefunds(store: Refunding): Promise<boolean> {
  const claimed = await claimDueRefunds(store);
  for (const refund of claimed) await payRefund(store, refund);
  return claimed.length === refundsARound;
}

/** Claimed ones are pending: a process that dies now leaves them to be sent again as the same request, which pays once. */
async function claimDueRefunds({ db, clock }: Refunding): Promise<Refund[]> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const due = await selectRefunds(tx)
      .where('nextTryAt', '<=', now)
      .where('state', '<>', 'done')
      .orderBy('nextTryAt')
      .limit(refundsARound)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const refund of due) {
      await tx
        .updateTable('refunds')
        .set({ state: 'pending', timesTried: refund.timesTried + 1, nextTryAt: retryAt(refund, now) })
        .where('id', '=', refund.id)
        .execute();
    }
    return due;
  });
}

function retryAt({ timesTried }: Refund, now: Date): Date {
  const pause = Math.min(longestPauseSeconds, 30 * 2 ** Math.min(timesTried, 10));
  return new Date(now.getTime() + pause * 1000);
}

async function payRefund(store: Refunding, refund: Refund): Promise<void> {
  const attempt = refund.attemptId === null ? undefined : await findAttempt(store.db, refund.attemptId);
  const provider = attempt && providerOf(store.payments, attempt);
  if (!provider && refund.reference !== '') return waitForProvider(store, refund);
  if (!attempt || !provider?.refund) return leaveToPeople(store, refund);
  const reference = await referenceOf(store.db, attempt);
  // Sent again, it would only hear the first answer again.
  const isOnItsWay = refund.reference !== '' && provider.askRefundStatus !== undefined;
  const result = await askForRefund(store, provider, () =>
    isOnItsWay
      ? provider.askRefundStatus?.(refund.reference)
      : provider.refund?.(reference, { requestId: refund.requestId, amount: refund.amount }),
  );
  if (result === undefined) return;
  if (result.state === 'failed' && isOnItsWay) {
    const { requestId, reference: refundReference } = refund;
    return takeRefundBack(store, { requestId, refundReference, raw: result.raw });
  }
  if (result.state === 'failed') return leaveToPeople(store, refund, { said: result.raw });
  await transaction(store.db, (tx) => noteResult(tx, refund, result, store.clock.now()));
}

/** The money is on its way, and nobody can be asked: given back by hand, it could go twice. */
function waitForProvider({ log }: Refunding, { id }: Refund): void {
  log.warn({ refundId: id }, 'A refund is under way at a provider that is not set up any more');
}

/** Undefined leaves it unknown whether the money went: the same is asked again later. */
async function askForRefund(
  { log }: Refunding,
  provider: PaymentProvider,
  ask: () => Promise<RefundResult> | undefined,
): Promise<RefundResult | undefined> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ provider: provider.id, error }, 'A refund got no clear answer; the provider is asked again');
    return undefined;
  }
}

/** What a provider has definitely refused it is asked anew, if at all; without its answer the old request may still have paid. */
async function leaveToPeople(
  { db, log }: Refunding,
  refund: Refund,
  refusal?: { said: unknown },
): Promise<void> {
  log.warn({ refundId: refund.id, orderId: refund.orderId }, 'A refund is due and has to be made by hand');
  await db
    .updateTable('refunds')
    .set({
      state: 'due',
      reference: '',
      nextTryAt: null,
      ...(refusal ? { requestId: randomUUID(), lastResponse: JSON.stringify(refusal.said ?? null) } : {}),
    })
    .where('id', '=', refund.id)
    .where('requestId', '=', refund.requestId)
    .where('state', '<>', 'done')
    .execute();
}

/** A pending one is on its way at the provider; the shop's people see it, and nobody pays it by hand, until that is final. */
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
