import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { DisputeState } from '#shared/disputes.ts';
import type { OrderRemark } from '#shared/order-remarks.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { findPaymentMoney } from '../ledger/what-came.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { findAttemptByTransaction, type PaymentAttempt } from '../payments/payment-attempts.ts';
import type { SaidDispute } from '../payments/payment-provider.ts';
import { lowerDue } from '../refunds/lower-due.ts';

/**
 * Takes a provider's signed report of a dispute. Reports come late and out of order: the newest counts, and an end is never undone by a
 * report from before it or from the same second.
 */
export function noteDispute(
  { db, clock, log }: Pick<Store, 'db' | 'clock' | 'log'>,
  { transactionId, dispute: said }: { transactionId: string; dispute: SaidDispute },
): Promise<void> {
  return transaction(db, async (tx) => {
    const attempt = await findAttemptByTransaction(tx, said.provider, transactionId);
    if (!attempt) {
      log.warn({ provider: said.provider }, 'A dispute is about no payment of this shop');
      return;
    }
    const order = await lockOrder(tx, { id: attempt.orderId });
    if (!order) throw new Error(`The attempt ${attempt.id} belongs to no order.`);
    // A bank takes no more than came, even if a statement entered by hand says otherwise.
    const came = await findPaymentMoney(tx, attempt.id);
    const dispute = { ...said, amount: came > 0 ? Math.min(said.amount, came) : said.amount };
    const at = clock.now();
    const remark = await enterDispute(tx, attempt, dispute, at);
    if (remark === undefined) return;
    await writeOrderNote(tx, {
      ...{ orderId: attempt.orderId, status: order.status, actor: 'provider' },
      ...{ remark, note: dispute.id, at },
    });
  });
}

/** Writes a dispute and adjusts the order's money. The caller has locked the order. Returns the remark for the history, if it is news. */
export async function enterDispute(
  tx: Transaction,
  attempt: PaymentAttempt,
  dispute: SaidDispute,
  at: Date,
): Promise<OrderRemark | undefined> {
  const before = await writeDispute(tx, attempt, dispute, at);
  await settleLoss(tx, attempt, { dispute, before, at });
  return before === 'newer' || before === dispute.state ? undefined : remarks[dispute.state];
}

/** Adjusts the order after a bank took the money, or gave it back after all; in that case it is invoiced again. */
async function settleLoss(
  tx: Transaction,
  { id: attemptId, orderId }: PaymentAttempt,
  { dispute, before, at }: { dispute: SaidDispute; before: Before; at: Date },
): Promise<void> {
  if (before === 'newer') return;
  if (dispute.state === 'lost') {
    await lowerDue(tx, attemptId, at);
    const { id: disputeId, amount } = dispute;
    await issueCreditNote(tx, { orderId, attemptId, amount, by: { disputeId } }, at);
  }
  if (dispute.state === 'lost' || before === 'lost') await updatePaymentStatus(tx, orderId, at);
}

type Before = DisputeState | 'newer' | undefined;

const remarks: Readonly<Partial<Record<DisputeState, OrderRemark>>> = {
  needs_answer: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
};

/** Returns the previous state; 'newer' if a later report is known already. */
async function writeDispute(
  tx: Transaction,
  attempt: PaymentAttempt,
  { id, provider, amount, reason, state, dueBy, saidAt }: SaidDispute,
  at: Date,
): Promise<Before> {
  const known = await tx
    .selectFrom('disputes')
    .select(['state', 'saidAt', 'lostAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (known && isBefore({ state, saidAt }, known)) return 'newer';
  const said = {
    amount,
    reason,
    state,
    dueBy,
    saidAt,
    lostAt: state === 'lost' ? (known?.lostAt ?? at) : null,
  };
  if (known) await tx.updateTable('disputes').set(said).where('id', '=', id).execute();
  else {
    await tx
      .insertInto('disputes')
      .values({ id, provider, orderId: attempt.orderId, attemptId: attempt.id, openedAt: at, ...said })
      .execute();
  }
  return known?.state;
}

type Word = Pick<SaidDispute, 'state' | 'saidAt'>;

/** Providers give times to the second: of two reports from the same second, the one with the more advanced state is the later one. */
function isBefore(word: Word, known: Word): boolean {
  const [said, knownSaid] = [word.saidAt.getTime(), known.saidAt.getTime()];
  return said < knownSaid || (said === knownSaid && steps[word.state] < steps[known.state]);
}

const steps: Readonly<Record<DisputeState, number>> = {
  ...{ needs_answer: 0, under_review: 1, closed: 2, lost: 2, won: 2 },
};
