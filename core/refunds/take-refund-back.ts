import { randomUUID } from 'node:crypto';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { getOrderStatus, lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { lowerDue } from './lower-due.ts';
import { type Refund, selectRefunds } from './refund-queries.ts';

export type SentBack = {
  /** The id under which the provider was asked for the refund. */
  requestId: string;
  /** The provider's own number of the refund. */
  refundReference: string;
  raw: unknown;
};

/**
 * The bank has sent a refund back, maybe days after the shopper was notified. What has not gone back in other ways meanwhile is due
 * again, and staff have to find another way.
 * A second report changes nothing, because the id of a failed request is never used again.
 */
export function takeRefundBack(
  { db, clock, log }: Pick<Store, 'db' | 'clock' | 'log'>,
  { requestId, refundReference, raw }: SentBack,
): Promise<void> {
  const at = clock.now();
  return transaction(db, async (tx) => {
    const refund = await selectRefunds(tx)
      .select(['actorId', 'doneAt'])
      .where('requestId', '=', requestId)
      .forUpdate()
      .executeTakeFirst();
    if (!refund || wasPaidByHand(refund, refundReference)) return;
    log.warn({ refundId: refund.id, orderId: refund.orderId }, 'A refund was sent back by the bank');
    if (refund.doneAt !== null) {
      const { id: refundId, orderId, attemptId, amount, reference, actorId, doneAt } = refund;
      await tx
        .insertInto('refundReversals')
        .values({ refundId, orderId, attemptId, amount, reference, actorId, doneAt, reversedAt: at })
        .execute();
    }
    await tx
      .updateTable('refunds')
      .set({
        ...{ state: 'due', reference: '', dueAt: null, doneAt: null, actorId: null, sentBackAt: at },
        ...{ requestId: randomUUID(), lastResponse: JSON.stringify(raw ?? null) },
      })
      .where('id', '=', refund.id)
      .execute();
    await lockOrder(tx, { id: refund.orderId });
    if (refund.attemptId !== null) await lowerDue(tx, refund.attemptId, at);
    await updatePaymentStatus(tx, refund.orderId, at);
    const status = await getOrderStatus(tx, refund.orderId);
    await writeOrderNote(tx, {
      orderId: refund.orderId,
      status,
      actor: 'provider',
      remark: 'refund_sent_back',
      note: refundReference,
      at,
    });
  });
}

/** Whether staff paid the refund by hand: then the shopper has her money, whatever became of the request to the provider. */
function wasPaidByHand({ state, reference }: Refund, refundReference: string): boolean {
  return state === 'done' && reference !== refundReference;
}
