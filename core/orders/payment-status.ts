import { isEnd, type OrderStatus, type PaymentStatus } from '#shared/order-status.ts';

/** All that decides how far the money of an order is. */
export type PaymentFacts = {
  status: OrderStatus;
  total: number;
  /** One of its online attempts is the order's money. */
  isPaidOnline: boolean;
  hasAttempt: boolean;
  /** Money may still come by one of them. */
  hasOpenAttempt: boolean;
  cashCollected: number;
  cashWaived: number;
  /** Refunds of the order's own money, not of a second payment. */
  refundsOpen: number;
  refundsDone: number;
};

export function paymentStatusOf(facts: PaymentFacts): PaymentStatus {
  if (facts.refundsDone > 0 && facts.refundsOpen === 0) return 'Refunded';
  if (facts.isPaidOnline || isPaidInCash(facts)) return 'Paid';
  if (isEnd(facts.status)) return 'Cancelled';
  const hasFailed = facts.hasAttempt && !facts.hasOpenAttempt;
  return facts.status === 'Awaiting payment' && hasFailed ? 'Failed' : 'Processing';
}

/** What was waived counts only beside cash that came: an order that costs nothing is not paid, it is free. */
function isPaidInCash({ total, cashCollected, cashWaived }: PaymentFacts): boolean {
  return cashCollected > 0 && cashCollected + cashWaived === total;
}
