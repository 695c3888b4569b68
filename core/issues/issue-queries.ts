import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import type { Database } from '#db/client.ts';
import { openDisputeStates } from '#shared/disputes.ts';
import type { IssueKind, IssueReason, RefundProgress } from '#shared/issues.ts';
import { type Francs, francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { searchConditions } from '../orders/search-orders.ts';
import { providerOf } from '../payments/find-provider.ts';
import { goneOfAttempt } from '../refunds/left-to-give-back.ts';
import { isStuck } from '../refunds/refund-queries.ts';
import { findSumsAskedBack } from '../returns/sums-asked-back.ts';
import { isAmongIssues } from './has-issue.ts';
import { type IfAccepted, ifAccepted } from './if-accepted.ts';

// The view order_issues alone decides what waits for a person, so no flag has to be set when an issue arises or cleared when it has
// been dealt with.

/** One thing about one order that waits for a person. */
export type Issue = {
  /** The id of the refund or the attempt that the issue is about; otherwise the order's id. */
  id: string;
  kind: IssueKind;
  reason: IssueReason;
  order: { id: string; orderNumber: string; status: OrderStatus; deliveryName: string; phone: string };
  amount: Francs;
  /** The amount asked for, if another amount came. */
  expected: Francs | null;
  /** What happens to the order if the other amount is accepted. */
  ifAccepted: IfAccepted | null;
  /** How much goes back if it is not accepted: a part may have been refunded in the provider's own pages already. */
  ifGivenBack: Francs | null;
  method: PaymentMethod;
  /** The phone that paid, or to which cash can be sent back. */
  phone: string | null;
  isSimulated: boolean;
  /** Until when the bank takes evidence; only for a dispute that waits for it. */
  dueBy: Date | null;
  refund: { progress: RefundProgress; reference: string; tries: number; canAskProvider: boolean } | undefined;
  since: Date;
};

type Reading = Pick<Store, 'db' | 'payments'>;

/** One page of orders with issues, oldest first, and the number of all orders with issues. */
export async function listIssues(
  { db, payments }: Reading,
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<{ issues: Issue[]; totalCount: number }> {
  const found = [isAmongIssues, ...searchConditions(search)];
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where(({ and }) => and(found))
    .orderBy('createdAt')
    .orderBy('sequence')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ and }) => and(found))
    .executeTakeFirstOrThrow();
  const ids = orders.map(({ id }) => id);
  return { issues: await issuesOf({ db, payments }, ids), totalCount: count };
}

/** The issues of one order, oldest first. */
export function listIssuesOf(reading: Reading, orderId: string): Promise<Issue[]> {
  return issuesOf(reading, [orderId]);
}

async function issuesOf({ db, payments }: Reading, orderIds: readonly string[]): Promise<Issue[]> {
  if (orderIds.length === 0) return [];
  const rows = await selectIssues(db).where('orderIssues.orderId', 'in', orderIds).execute();
  const returns = rows.flatMap(({ reason, orderId }) => (reason === 'return_requested' ? orderId : []));
  const askedBack = await findSumsAskedBack(db, returns);
  return rows.map((row) => {
    const issue = issueOf(payments, row);
    const sum = row.reason === 'return_requested' ? askedBack.get(row.orderId) : undefined;
    return sum === undefined ? issue : { ...issue, amount: sum };
  });
}

type IssueRow = Awaited<ReturnType<ReturnType<typeof selectIssues>['execute']>>[number];

function selectIssues(db: Database) {
  return db
    .selectFrom('orderIssues')
    .innerJoin('orders', 'orders.id', 'orderIssues.orderId')
    .leftJoin('paymentAttempts', 'paymentAttempts.id', 'orderIssues.attemptId')
    .leftJoin('refunds', 'refunds.id', 'orderIssues.refundId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('disputes')
          .select(['disputes.amount', 'disputes.dueBy'])
          .whereRef('disputes.attemptId', '=', 'orderIssues.attemptId')
          .whereRef('disputes.openedAt', '=', 'orderIssues.since')
          .where('orderIssues.reason', 'in', ['disputed', 'dispute_lost'])
          .limit(1)
          .as('dispute'),
      (join) => join.onTrue(),
    )
    .select(['orderIssues.kind', 'orderIssues.reason', 'orderIssues.refundId', 'orderIssues.attemptId'])
    .select(['orderIssues.since', 'orders.id as orderId', 'orders.orderNumber', 'orders.status'])
    .select(['orders.paymentMethod', 'orders.isPaymentSimulated', 'orders.deliveryName', 'orders.phone'])
    .select(['orders.total', 'orders.settled', 'orders.cashDue', 'paymentAttempts.amount as attemptAmount'])
    .select(['paymentAttempts.receivedAmount', 'dispute.amount as disputedAmount'])
    .select('dispute.dueBy')
    .select(goneOfAttempt.as('gone'))
    .select(['paymentAttempts.provider', 'paymentAttempts.method', 'paymentAttempts.payerPhone'])
    .select(['paymentAttempts.isSimulated', 'refunds.amount as refundAmount', 'refunds.reference'])
    .select(
      sql<boolean>`refunds.attempt_id in (select attempt_id from disputes where state = any(${[...openDisputeStates]}))`.as(
        'isDisputed',
      ),
    )
    .select(['refunds.tries', 'refunds.dueAt', 'refunds.sentBackAt', 'refunds.lastError'])
    .select(sql<boolean>`refunds.last_response is not null`.as('isAnswered'))
    .orderBy('orderIssues.since')
    .orderBy('orders.sequence');
}

function issueOf(payments: Store['payments'], row: IssueRow): Issue {
  const { kind, reason, since, status, orderNumber, deliveryName, phone } = row;
  return {
    id: row.refundId ?? row.attemptId ?? row.orderId,
    kind,
    reason,
    order: { id: row.orderId, orderNumber, status, deliveryName, phone },
    amount: amountOf(row),
    ...otherAmountOf(row),
    dueBy: kind === 'dispute' ? row.dueBy : null,
    ...payerOf(row),
    refund: refundOf(payments, row),
    since,
  };
}

function otherAmountOf(row: IssueRow): Pick<Issue, 'expected' | 'ifAccepted' | 'ifGivenBack'> {
  const { kind, attemptAmount: asked, receivedAmount: came, gone, settled, total } = row;
  if (kind !== 'amount' || asked === null || came === null) {
    return { expected: null, ifAccepted: null, ifGivenBack: null };
  }
  return {
    expected: asked,
    ifAccepted: ifAccepted({ asked, came, settled, total }),
    ifGivenBack: francs(Math.max(0, came - gone)),
  };
}

/**
 * The amount of the dispute, of the refund, of the payment, or of the missing cash; otherwise the order's total. Of a return it is what the
 * shopper asks back, which its lines tell.
 */
function amountOf(row: IssueRow): Francs {
  const { reason, disputedAmount, refundAmount, receivedAmount, attemptAmount, cashDue, total } = row;
  return (
    disputedAmount ??
    refundAmount ??
    receivedAmount ??
    attemptAmount ??
    (reason === 'cash_short' ? cashDue : total)
  );
}

function payerOf(row: IssueRow): Pick<Issue, 'method' | 'phone' | 'isSimulated'> {
  if (row.method !== null) {
    return { method: row.method, phone: row.payerPhone, isSimulated: row.isSimulated ?? false };
  }
  // A refund without an attempt is of cash, whatever the order's final payment method.
  if (row.refundId !== null) return { method: 'cash_on_delivery', phone: row.phone, isSimulated: false };
  const { paymentMethod: method, isPaymentSimulated: isSimulated } = row;
  return { method, phone: method === 'card' ? null : row.phone, isSimulated };
}

function refundOf(payments: Store['payments'], row: IssueRow): Issue['refund'] {
  const { refundId, reference, tries, provider, method } = row;
  if (refundId === null || reference === null || tries === null) return undefined;
  const known = provider !== null && method !== null ? providerOf(payments, { provider, method }) : undefined;
  const canAskProvider = known?.refund !== undefined;
  const isAskedInVain = provider !== null && !known && !row.isSimulated && tries > 1 && !row.isAnswered;
  const progress = progressOf({ ...row, reference, tries, isAskedInVain });
  return { progress, reference, tries, canAskProvider };
}

function progressOf({
  reference,
  dueAt,
  tries,
  lastError,
  sentBackAt,
  isDisputed,
  isAskedInVain,
}: Pick<IssueRow, 'isDisputed' | 'dueAt' | 'sentBackAt' | 'lastError'> & {
  reference: string;
  tries: number;
  /** The provider gave no answer, though asked more than once, and is no longer configured: it may have paid. */
  isAskedInVain: boolean;
}): RefundProgress {
  if (isStuck({ dueAt, tries, lastError })) return 'stuck';
  if (isDisputed && reference === '') return 'disputed';
  // A refund with a reference is asked about until it is final, for days if the bank needs days.
  if (reference !== '') return 'on_its_way';
  if (dueAt !== null) return 'asking';
  if (isAskedInVain && sentBackAt === null) return 'stuck';
  return sentBackAt === null ? 'due' : 'sent_back';
}
