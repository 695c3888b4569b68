import type { Transaction } from '#db/transaction.ts';
import { attentionReasons } from '../payments/payment-attempts.ts';

/** Something about this order needs a person: an open refund, an attempt whose reason says so, a return to be answered, cash that is short. */
export async function callSomebody(tx: Transaction, orderId: string): Promise<void> {
  await tx.updateTable('orders').set({ needsAttention: true }).where('id', '=', orderId).execute();
}

/** One of the reasons has gone. Somebody stays called for every other. */
export async function dismissCall(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ needsAttention: false })
    .where('id', '=', orderId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds').select('id').where('orderId', '=', orderId).where('state', '<>', 'done'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentAttempts')
            // An attempt whose money is back has nothing left to look at.
            .leftJoin('refunds', 'refunds.attemptId', 'paymentAttempts.id')
            .select('paymentAttempts.id')
            .where('paymentAttempts.orderId', '=', orderId)
            .where('paymentAttempts.reason', 'in', attentionReasons)
            .where('paymentAttempts.lookedAt', 'is', null)
            .where('refunds.id', 'is', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('returnRequests')
            .select('orderId')
            .where('orderId', '=', orderId)
            .where('state', '=', 'requested'),
        ),
      ),
    )
    .execute();
}
