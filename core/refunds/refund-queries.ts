import { type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { noteOrderNews } from '../orders/order-news.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { besideDrawer, type TillPlace } from '../till/lock-till.ts';

export type Refund = {
  id: string;
  /** The id under which the provider is asked; a new one after a definite refusal, because providers repeat the answer to an old one. */
  requestId: string;
  orderId: string;
  attemptId: string | null;
  amount: Francs;
  cause: RefundCause;
  state: 'due' | 'pending' | 'done';
  reference: string;
};

export function selectRefunds(db: Database) {
  return db
    .selectFrom('refunds')
    .select(['id', 'requestId', 'orderId', 'attemptId', 'amount', 'cause', 'state', 'reference']);
}

/** A refund of the attempt, due or done; undefined if there is none. */
export function findRefundOf(db: Database, attemptId: string): Promise<Refund | undefined> {
  return selectRefunds(db).where('attemptId', '=', attemptId).limit(1).executeTakeFirst();
}

export const stuckAfterTries = 4;

/** Whether the provider has not answered for a while, or is no longer configured: a person looks in its own pages (decision 441). */
export function isStuck(refund: { dueAt: Date | null; tries: number; lastError: string | null }): boolean {
  return refund.dueAt !== null && refund.tries >= stuckAfterTries && refund.lastError !== null;
}

/** `isStuck` as SQL. */
export const isStuckRefund = sql<SqlBool>`(
  refunds.due_at is not null and refunds.last_error is not null and refunds.tries >= ${sql.lit(stuckAfterTries)})`;

export type OpenRefund = Omit<Refund, 'requestId'> & {
  orderNumber: string;
  /** The payment method; null for cash. */
  method: string | null;
  payerPhone: string | null;
  createdAt: Date;
};

/** The refunds that staff have to deal with, oldest first. */
export function listOpenRefunds(db: Database, { limit }: { limit: number }): Promise<OpenRefund[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .leftJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select([
      'refunds.id',
      'refunds.orderId',
      'refunds.attemptId',
      'refunds.amount',
      'refunds.cause',
      'refunds.state',
      'refunds.reference',
      'refunds.createdAt',
      'orders.orderNumber',
      'paymentAttempts.method',
      'paymentAttempts.payerPhone',
    ])
    .where('refunds.state', '<>', 'done')
    .orderBy('refunds.sequence')
    .limit(limit)
    .execute();
}

type Finished = {
  reference: string;
  actorId: string | null;
  at: Date;
  /** The till the money came out of, or the till closing after which it came out of the drawer. */
  place?: TillPlace;
  isPaidElsewhere?: boolean;
  /** An online payment was refunded in cash. */
  isPaidInCash?: boolean;
};

/** Marks a refund as done. A second report changes nothing, nor does one about a request that has failed meanwhile. */
export async function finishRefund(
  tx: Transaction,
  refund: Pick<Refund, 'id' | 'requestId' | 'orderId' | 'attemptId' | 'amount'>,
  { reference, actorId, at, place = besideDrawer, isPaidElsewhere = false, isPaidInCash = false }: Finished,
): Promise<void> {
  // Another transaction may be changing the order's status: read it only once the lock is held.
  const order = await lockOrder(tx, { id: refund.orderId });
  if (!order) throw new Error(`The refund ${refund.id} belongs to no order.`);
  const finished = await tx
    .updateTable('refunds')
    .set({ state: 'done', reference, actorId, doneAt: at, dueAt: null })
    .set({ ...place, isPaidElsewhere, isPaidInCash })
    .where('id', '=', refund.id)
    .where('requestId', '=', refund.requestId)
    .where('state', '<>', 'done')
    .returning('id')
    .executeTakeFirst();
  if (!finished) return;
  const { id: refundId, orderId, attemptId, amount } = refund;
  await issueCreditNote(tx, { orderId, attemptId, amount, by: { refundId } }, at);
  await updatePaymentStatus(tx, refund.orderId, at);
  await writeOrderNote(tx, {
    orderId: refund.orderId,
    status: order.status,
    actor: actorId === null ? 'provider' : 'staff',
    actorId: actorId ?? undefined,
    remark: 'refunded',
    note: reference,
    at,
  });
  await noteOrderNews(tx, refund.orderId, { kind: 'refunded', amount: refund.amount }, at);
}
