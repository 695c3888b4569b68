import { randomUUID } from 'node:crypto';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { getOrderStatus, lockOrder } from '../orders/lock-order.ts';
import { writeOrderNote } from '../orders/order-events.ts';
import { updatePaymentStatus } from '../orders/update-payment-status.ts';
import { lowerDue } from './lower-due.ts';
import { type Refund, selectRefunds } from './refund-queries.ts';

export type SentBack = {
  /** Under which the provider was asked for it. */
  requestId: string;
  /** The provider's own number of it. */
  refundReference: string;
  raw: unknown;
};

/**
 * The bank did not take the money, maybe days after the shopper was notified: it is due again, as far as the payment has not gone back by
 * other ways meanwhile, and someone has to find another way.
 * Said twice it is one event, because a request that came to nothing is never used again.
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

/** Then the shopper has her money, whatever became of what the provider was asked for before. */
function wasPaidByHand({ state, reference }: Refund, refundReference: string): boolean {
  return state === 'done' && reference !== refundReference;
}
