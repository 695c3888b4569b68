import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { noteOrderNews } from '../orders/order-news.ts';
import { dismissCall } from './attention.ts';

export type Refund = {
  id: string;
  orderId: string;
  attemptId: string | null;
  amount: Francs;
  cause: RefundCause;
  state: 'due' | 'pending' | 'done';
  reference: string;
  timesTried: number;
};

export function selectRefunds(db: Database) {
  return db
    .selectFrom('refunds')
    .select(['id', 'orderId', 'attemptId', 'amount', 'cause', 'state', 'reference', 'timesTried'])
    .$narrowType<Pick<Refund, 'amount' | 'cause' | 'state'>>();
}

export type OpenRefund = Omit<Refund, 'timesTried'> & {
  orderNumber: string;
  /** How the money came; null for cash. */
  method: string | null;
  payerPhone: string | null;
  createdAt: Date;
};

/** What the shop's people have to see to, oldest first. */
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
    .$narrowType<Pick<Refund, 'amount' | 'cause' | 'state'>>()
    .where('refunds.state', '<>', 'done')
    .orderBy('refunds.sequence')
    .limit(limit)
    .execute();
}

/** The money is back: once, whoever says so twice. */
export async function finishRefund(
  open: Transaction,
  refund: Pick<Refund, 'id' | 'orderId' | 'attemptId' | 'amount'>,
  { reference, actorId, at }: { reference: string; actorId: string | null; at: Date },
): Promise<void> {
  const finished = await open
    .updateTable('refunds')
    .set({ state: 'done', reference, actorId, doneAt: at, nextTryAt: null })
    .where('id', '=', refund.id)
    .where('state', '<>', 'done')
    .returning('id')
    .executeTakeFirst();
  if (!finished) return;
  // The money of another attempt going back leaves the order as paid as it was.
  const isOrdersMoney = refund.attemptId === null || (await isCounted(open, refund.attemptId));
  const order = await open
    .updateTable('orders')
    .set({
      ...(isOrdersMoney ? { paymentStatus: 'Refunded' as const } : {}),
      updatedAt: at,
    })
    .where('id', '=', refund.orderId)
    .returning('status')
    .$narrowType<{ status: OrderStatus }>()
    .executeTakeFirstOrThrow();
  await dismissCall(open, refund.orderId);
  await writeOrderNote(open, {
    orderId: refund.orderId,
    status: order.status,
    actor: actorId === null ? 'provider' : 'staff',
    actorId: actorId ?? undefined,
    remark: 'refunded',
    note: reference,
    at,
  });
  await noteOrderNews(open, refund.orderId, { kind: 'refunded', amount: refund.amount }, at);
}

async function isCounted(open: Transaction, attemptId: string): Promise<boolean> {
  const attempt = await open
    .selectFrom('paymentAttempts')
    .select('isCounted')
    .where('id', '=', attemptId)
    .executeTakeFirst();
  return attempt?.isCounted ?? false;
}
