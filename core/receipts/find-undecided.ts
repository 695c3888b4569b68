import type { Database } from '#db/client.ts';
import type { Order } from '../orders/order-queries.ts';
import { isAmountOpen, listAttemptsOf } from '../payments/payment-attempts.ts';
import { leftOfAttempt } from '../refunds/left-to-give-back.ts';

/** The money of an order that is in none of its sums yet: another amount than asked for, neither accepted nor refunded. */
export async function findUndecided(
  db: Database,
  { id, isPaymentSimulated }: Pick<Order, 'id' | 'isPaymentSimulated'>,
): Promise<number> {
  const attempts = await listAttemptsOf(db, id);
  const open = attempts.filter(
    (attempt) => isAmountOpen(attempt) && attempt.isSimulated === isPaymentSimulated,
  );
  let left = 0;
  for (const attempt of open) left += Math.max(0, await leftOfAttempt(db, attempt.id));
  return left;
}
