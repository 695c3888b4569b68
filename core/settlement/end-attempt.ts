import type { Transaction } from '#db/transaction.ts';
import {
  type AttemptState,
  attentionReasons,
  openStates,
  type PaymentAttempt,
} from '../payments/payment-attempts.ts';

type End = {
  state: Extract<AttemptState, 'failed' | 'expired' | 'cancelled'>;
  reason: PaymentAttempt['reason'];
};

/** A try that brought no money. The order stays payable as long as its pieces are held; only its last open try makes it 'Failed'. */
export async function endAttempt(
  tx: Transaction,
  attempt: PaymentAttempt,
  { state, reason }: End,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({
      state,
      reason: attentionReasons.find((known) => known === attempt.reason) ?? reason,
      nextAskAt: null,
      updatedAt: at,
    })
    .where('id', '=', attempt.id)
    .execute();
  await tx
    .updateTable('orders')
    .set({ paymentStatus: 'Failed', updatedAt: at })
    .where('id', '=', attempt.orderId)
    .where('status', '=', 'Awaiting payment')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentAttempts')
            .select('id')
            .where('orderId', '=', attempt.orderId)
            .where('state', 'in', openStates),
        ),
      ),
    )
    .execute();
}
