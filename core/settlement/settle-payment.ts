import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { lockShopperAndCart } from '../cart/lock-shopper.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import {
  type AttemptEnd,
  clearReason,
  writeEnd,
  writeOddReason,
  writeOtherAmount,
  writePending,
  writeResponse,
} from '../payments/attempt-states.ts';
import {
  findAttemptByTransaction,
  isAmountOpen,
  isOpen,
  lockAttempt,
  type PaymentAttempt,
} from '../payments/payment-attempts.ts';
import type { PaymentReport } from '../payments/payment-provider.ts';
import { findRefundOf } from '../refunds/refund-queries.ts';
import { receiveMoney } from './receive-money.ts';

// Turns a provider's report, from a signed webhook or an answer, into the state of attempt and order. Reports may come twice, late, out
// of order and several at once. So all is decided under locks, always taken in the same order (shopper, cart, order, attempt,
// products); what was settled once stays, except that verified money is never ignored.

type Settling = Pick<Store, 'db' | 'clock' | 'log' | 'settings'>;

export type ProviderEvent = { provider: string; eventId: string };

/** 'repeated': the event was received before. */
export type Settled = 'settled' | 'repeated';

export async function settlePayment(
  store: Settling,
  attemptId: string,
  report: PaymentReport,
  event?: ProviderEvent,
): Promise<Settled> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const attempt = await lockEverything(tx, attemptId);
    if (event && !(await noteEvent(tx, event, attempt, report, at))) return 'repeated';
    await settleLocked(store, tx, attempt, report, at);
    return 'settled';
  });
}

/** Settles an attempt that the caller has locked together with its order. */
export async function settleLocked(
  store: Settling,
  tx: Transaction,
  attempt: PaymentAttempt,
  report: PaymentReport,
  at: Date,
): Promise<void> {
  await writeResponse(tx, attempt.id, report.raw, at);
  if (report.state === 'succeeded') await receive(store, tx, attempt, report, at);
  else if (isOpen(attempt)) await noteState(tx, attempt, report, at);
}

async function lockEverything(tx: Transaction, attemptId: string): Promise<PaymentAttempt> {
  const attempt = await lockAttemptAndOrder(tx, attemptId);
  if (!attempt) throw new Error(`There is no payment attempt ${attemptId}.`);
  return attempt;
}

/** Locks the shopper and her cart, the order and the attempt: everything that a payment may change. */
export async function lockAttemptAndOrder(
  tx: Transaction,
  attemptId: string,
): Promise<PaymentAttempt | undefined> {
  const found = await tx
    .selectFrom('paymentAttempts')
    .innerJoin('orders', 'orders.id', 'paymentAttempts.orderId')
    .select(['paymentAttempts.orderId', 'orders.userId'])
    .where('paymentAttempts.id', '=', attemptId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { orderId, userId } = found;
  await lockShopperAndCart(tx, userId);
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forNoKeyUpdate().execute();
  return lockAttempt(tx, attemptId);
}

async function noteEvent(
  tx: Transaction,
  { provider, eventId }: ProviderEvent,
  attempt: PaymentAttempt,
  { state }: PaymentReport,
  at: Date,
): Promise<boolean> {
  const noted = await tx
    .insertInto('paymentEvents')
    .values({ provider, eventId, attemptId: attempt.id, state, createdAt: at })
    .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return noted !== undefined;
}

async function receive(
  store: Settling,
  tx: Transaction,
  attempt: PaymentAttempt,
  report: PaymentReport,
  at: Date,
): Promise<void> {
  if (attempt.state === 'succeeded') return correctAmount(store, tx, attempt, report, at);
  if (await isBooked(tx, attempt, report))
    return endAttempt(tx, attempt, { state: 'cancelled', reason: null }, at);
  if (isOfThisAttempt(attempt, report)) return receiveMoney(store, tx, attempt, report, at);
  store.log.error(
    { attemptId: attempt.id, orderId: attempt.orderId, provider: attempt.provider, amount: report.amount },
    'A payment does not match its attempt; someone has to look at it',
  );
  if (isOtherAmount(attempt, report)) {
    await writeOtherAmount(tx, attempt, report, at);
    return updatePaymentStatus(tx, attempt.orderId, at);
  }
  // Written only once: the provider repeats it each time it is asked, even after a staff member has looked.
  if (attempt.reason === 'mismatch') return;
  await writeOddReason(tx, attempt.id, 'mismatch', at);
}

/** Whether this money is in the books already: staff found it in a statement before the provider named its attempt. */
async function isBooked(
  tx: Transaction,
  attempt: PaymentAttempt,
  { transactionId }: PaymentReport,
): Promise<boolean> {
  if (transactionId === undefined) return false;
  const known = await findAttemptByTransaction(tx, attempt.provider, transactionId);
  return known !== undefined && known.id !== attempt.id;
}

/** Takes a corrected amount from a provider that reported another amount before, as long as no one has decided about it. */
async function correctAmount(
  store: Settling,
  tx: Transaction,
  attempt: PaymentAttempt,
  report: PaymentReport,
  at: Date,
): Promise<void> {
  if (!isAmountOpen(attempt) || report.amount === undefined || !isOfThisAttempt(attempt, report)) return;
  if (await findRefundOf(tx, attempt.id)) return;
  await clearReason(tx, attempt.id, at);
  await receiveMoney(store, tx, { ...attempt, reason: null }, report, at);
}

/** Fields that a report leaves out count as the attempt's, because the provider's reference was made for this amount. */
function isOfThisAttempt(attempt: PaymentAttempt, report: PaymentReport): boolean {
  const isSameAmount = report.amount === undefined || report.amount === attempt.amount;
  return isSameAmount && isSamePayment(attempt, report);
}

function isOtherAmount(
  attempt: PaymentAttempt,
  report: PaymentReport,
): report is PaymentReport & { amount: number } {
  const { amount } = report;
  return amount !== undefined && Number.isInteger(amount) && amount > 0 && isSamePayment(attempt, report);
}

function isSamePayment({ providerReference }: PaymentAttempt, report: PaymentReport): boolean {
  return (
    (report.currency === undefined || report.currency.toUpperCase() === 'XAF') &&
    (report.providerReference === undefined ||
      providerReference === null ||
      report.providerReference === providerReference)
  );
}

async function noteState(
  tx: Transaction,
  attempt: PaymentAttempt,
  report: PaymentReport,
  at: Date,
): Promise<void> {
  const { state } = report;
  if (state === 'failed' || state === 'expired' || state === 'cancelled') {
    return endAttempt(tx, attempt, { state, reason: report.reason ?? null }, at);
  }
  if (state === 'untraceable') {
    return endAttempt(tx, attempt, { state: 'expired', reason: 'untraceable' }, at);
  }
  if (state === 'pending') await writePending(tx, attempt, report);
}

/** Ends an attempt that brought no money. The order stays payable as long as its pieces are reserved. */
async function endAttempt(
  tx: Transaction,
  attempt: PaymentAttempt,
  end: AttemptEnd,
  at: Date,
): Promise<void> {
  await writeEnd(tx, attempt, end, at);
  await updatePaymentStatus(tx, attempt.orderId, at);
}
