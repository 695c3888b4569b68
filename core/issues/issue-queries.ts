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
import { isAmongIssues } from './has-issue.ts';
import { type IfAccepted, ifAccepted } from './if-accepted.ts';

// Which facts wait for a person is said once, by the view order_issues: nothing has to be switched on when one arises, and nothing
// off when it has been seen to.

/** One thing about one order that waits for a person. */
export type Issue = {
  /** Of the refund or the attempt where it is about one, else the order's. */
  id: string;
  kind: IssueKind;
  reason: IssueReason;
  order: { id: string; orderNumber: string; status: OrderStatus; deliveryName: string; phone: string };
  amount: Francs;
  /** What should have come, where another amount did. */
  expected: Francs | null;
  /** What becomes of the order where it is accepted. */
  ifAccepted: IfAccepted | null;
  /** What of it goes back where it is not: a part may have gone back in the provider's own pages. */
  ifGivenBack: Francs | null;
  method: PaymentMethod;
  /** Whose phone paid, or where cash can be sent to. */
  phone: string | null;
  isSimulated: boolean;
  /** Until when the bank takes evidence, of a dispute that waits for it. */
  dueBy: Date | null;
  refund: { progress: RefundProgress; reference: string; tries: number; canAskProvider: boolean } | undefined;
  since: Date;
};

type Reading = Pick<Store, 'db' | 'payments'>;

/** What waits, a page of orders at a time, those placed first at first; and how many orders wait in all. */
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

/** What waits about one order, longest first. */
export function listIssuesOf(reading: Reading, orderId: string): Promise<Issue[]> {
  return issuesOf(reading, [orderId]);
}

async function issuesOf({ db, payments }: Reading, orderIds: readonly string[]): Promise<Issue[]> {
  if (orderIds.length === 0) return [];
  const rows = await selectIssues(db).where('orderIssues.orderId', 'in', orderIds).execute();
  return rows.map((row) => issueOf(payments, row));
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

/** What a bank disputes, what has to go back, what a payment brought, what is still missing; else what the order comes to. */
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
  // Money that goes back and came by no attempt was cash, however the order was paid in the end.
  if (row.refundId !== null) return { method: 'cash_on_delivery', phone: row.phone, isSimulated: false };
  const { paymentMethod: method, isPaymentSimulated: isSimulated } = row;
  return { method, phone: method === 'card' ? null : row.phone, isSimulated };
}

function refundOf(payments: Store['payments'], row: IssueRow): Issue['refund'] {
  const { refundId, reference, tries, provider, method } = row;
  if (refundId === null || reference === null || tries === null) return undefined;
  const known = provider !== null && method !== null ? providerOf(payments, { provider, method }) : undefined;
  const canAskProvider = known?.refund !== undefined;
  const isAskedInVain = provider !== null && !known && !row.isSimulated && tries > 1;
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
  /** More than once, and its provider is not set up any more: it may have paid. */
  isAskedInVain: boolean;
}): RefundProgress {
  if (isStuck({ dueAt, tries, lastError })) return 'stuck';
  if (isDisputed && reference === '') return 'disputed';
  // What has a number is asked about until it is final, for days where a bank takes days.
  if (reference !== '') return 'on_its_way';
  if (dueAt !== null) return 'asking';
  if (isAskedInVain && sentBackAt === null) return 'stuck';
  return sentBackAt === null ? 'due' : 'sent_back';
}
