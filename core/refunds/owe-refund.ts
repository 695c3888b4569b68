import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/transaction.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';

type Due = {
  orderId: string;
  /** None for cash that was paid on delivery. */
  attempt: Pick<PaymentAttempt, 'id'> | undefined;
  amount: number;
  cause: RefundCause;
  at: Date;
};

/**
 * Money that has to go back, noted in the transaction that makes it so; a job asks the provider, or somebody of the shop
 * does it by hand. The same money is due once, whoever says so twice.
 */
export async function oweRefund(
  tx: Transaction,
  { orderId, attempt, amount, cause, at }: Due,
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('refunds')
    .values({
      id,
      requestId: id,
      orderId,
      attemptId: attempt?.id ?? null,
      amount,
      cause,
      state: 'due',
      nextTryAt: attempt ? at : null,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The attempt that is the order's money, if it was paid online. */
export function findCountedAttempt(tx: Transaction, orderId: string) {
  return tx
    .selectFrom('paymentAttempts')
    .select('id')
    .where('orderId', '=', orderId)
    .where('isCounted', '=', true)
    .executeTakeFirst();
}
