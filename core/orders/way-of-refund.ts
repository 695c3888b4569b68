import type { Transaction } from '#db/transaction.ts';

/** How money went back: out of the till, otherwise by hand, to the card, or to the wallet it came from. */
export type WayOfRefund = 'cash' | 'elsewhere' | 'card' | 'wallet';

/** The way of the refund that was made at this moment, the moment of its news; undefined if the bank has sent it back since. */
export async function findWayOfRefund(
  tx: Transaction,
  { orderId, at }: { orderId: string; at: Date },
): Promise<WayOfRefund | undefined> {
  const refund = await tx
    .selectFrom('refunds')
    .leftJoin('paymentAttempts', 'paymentAttempts.id', 'refunds.attemptId')
    .select(['refunds.isPaidElsewhere', 'refunds.isPaidInCash', 'paymentAttempts.method'])
    .where('refunds.orderId', '=', orderId)
    .where('refunds.doneAt', '=', at)
    .limit(1)
    .executeTakeFirst();
  if (!refund) return undefined;
  if (refund.isPaidElsewhere) return 'elsewhere';
  if (refund.isPaidInCash || refund.method === null) return 'cash';
  return refund.method === 'card' ? 'card' : 'wallet';
}
