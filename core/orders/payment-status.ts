import { isEnd, type OrderStatus, type PaymentStatus } from '#shared/order-status.ts';

/** All facts that the payment status follows from. */
export type PaymentFacts = {
  status: OrderStatus;
  total: number;
  /** What the counted attempt brought; 0 without one. */
  paidOnline: number;
  hasAttempt: boolean;
  /** Whether an open attempt may still bring money. */
  hasOpenAttempt: boolean;
  cashCollected: number;
  cashWaived: number;
  /** Refunds of the order's own money, not of a second payment. */
  refunded: number;
};

export function paymentStatusOf(facts: PaymentFacts): PaymentStatus {
  const came = facts.paidOnline + facts.cashCollected;
  if (came > 0 && facts.refunded >= came) return 'Refunded';
  if (facts.paidOnline > 0 || isPaidInCash(facts)) return 'Paid';
  if (isEnd(facts.status)) return 'Cancelled';
  const hasFailed = facts.hasAttempt && !facts.hasOpenAttempt;
  return facts.status === 'Awaiting payment' && hasFailed ? 'Failed' : 'Processing';
}

/** A write-off counts only if some cash came: an order that costs nothing is free, not paid. */
function isPaidInCash({ total, cashCollected, cashWaived }: PaymentFacts): boolean {
  return cashCollected > 0 && cashCollected + cashWaived === total;
}
