import type { Transaction } from '#db/transaction.ts';
import type { WayOfMoneyBack } from '#shared/money-back.ts';

type RefundFacts = {
  isPaidElsewhere: boolean;
  isPaidInCash: boolean;
  /** How the payment was made; null for cash. */
  method: string | null;
};

/** The way a refund goes, or went: out of the till, otherwise by hand, to the card, or to the wallet it came from. */
export function wayOfRefund({ isPaidElsewhere, isPaidInCash, method }: RefundFacts): WayOfMoneyBack {
  if (isPaidElsewhere) return 'elsewhere';
  if (isPaidInCash || method === null) return 'cash';
  return method === 'card' ? 'card' : 'wallet';
}

/** The way of the refund that was made at this moment, the moment of its news; undefined if the bank has sent it back since. */
export async function findWayOfRefund(
  tx: Transaction,
  { orderId, at }: { orderId: string; at: Date },
): Promise<WayOfMoneyBack | undefined> {
  const refund = await tx
    .selectFrom('refunds')
    .leftJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select(['refunds.isPaidElsewhere', 'refunds.isPaidInCash', 'paymentAttempts.method'])
    .where('refunds.orderId', '=', orderId)
    .where('refunds.doneAt', '=', at)
    .limit(1)
    .executeTakeFirst();
  return refund && wayOfRefund(refund);
}
