import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { waiveRest } from '../cash/write-off-cash.ts';
import { findPaymentMoney } from '../ledger/what-came.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { clearReason } from '../payments/attempt-states.ts';
import { isAmountOpen, type PaymentAttempt } from '../payments/payment-attempts.ts';
import { leftOfAttempt } from '../refunds/left-to-give-back.ts';
import { acceptOtherAmount, giveBackOtherAmount } from '../settlement/receive-money.ts';
import { lockAttemptAndOrder } from '../settlement/settle-payment.ts';
import { ifAccepted } from './if-accepted.ts';

export type SettleAmount = { attemptId: string; decision: 'accept' | 'give_back'; note: string };

export type SettleAmountRefusal = 'ISSUE_CLOSED' | 'AMOUNT_NOT_ACCEPTABLE';

/**
 * Decides about another amount than was asked for. Accepted, it pays the order, and what is missing is written off; otherwise all of it goes
 * back. Takes the same locks as a provider's report about the attempt.
 */
export function settleAmount(
  store: Pick<Store, 'db' | 'clock' | 'settings'>,
  staff: Pick<CurrentUser, 'id'>,
  { attemptId, decision, note }: SettleAmount,
): Promise<Outcome<undefined, SettleAmountRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    const attempt = await lockAttemptAndOrder(tx, attemptId);
    if (!attempt || !isAmountOpen(attempt)) return refuse('ISSUE_CLOSED');
    // All of it may have been refunded in the provider's own pages.
    if ((await leftOfAttempt(tx, attemptId)) <= 0) return refuse('ISSUE_CLOSED');
    if (decision === 'give_back') await giveBackOtherAmount(store, tx, attempt, at);
    else if (!(await accept(tx, staff, attempt, { note, at }))) return refuse('AMOUNT_NOT_ACCEPTABLE');
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'order', action: 'changed', at },
      ...{ subjectId: attempt.orderId, subjectName: await getOrderNumber(tx, attempt.orderId) },
      after: { amount: attempt.receivedAmount, isAccepted: decision === 'accept', note },
    });
    return succeed();
  });
}

/** False if the order cannot be paid any more: it was cancelled or paid otherwise, or its pieces are gone. */
async function accept(
  tx: Transaction,
  staff: Pick<CurrentUser, 'id'>,
  attempt: PaymentAttempt,
  { note, at }: { note: string; at: Date },
): Promise<boolean> {
  await clearReason(tx, attempt.id, at);
  const accepted = await acceptOtherAmount(tx, attempt, at);
  if (accepted === undefined) return false;
  const came = await findPaymentMoney(tx, attempt.id);
  const { waived } = ifAccepted({ ...accepted, asked: attempt.amount, came });
  if (waived > 0) {
    await waiveRest(tx, { orderId: attempt.orderId, amount: waived, note, actorId: staff.id, at });
  }
  await writeOrderNote(tx, {
    ...{ orderId: attempt.orderId, status: accepted.status, actor: 'staff', actorId: staff.id },
    ...{ remark: 'amount_accepted', note, at },
  });
  return true;
}
