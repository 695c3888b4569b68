import { isEnd, type OrderStatus, type PaymentStatus } from '#shared/order-status.ts';

/** All facts that the payment status follows from. */
export type PaymentFacts = {
  status: OrderStatus;
  total: number;
  /** Of its own money, by payments and in cash (`findWhatCame`). */
  came: number;
  hasAttempt: boolean;
  /** Whether an open attempt may still bring money. */
  hasOpenAttempt: boolean;
  cashWaived: number;
  /** Refunds of the order's own money, not of a second payment. */
  refunded: number;
  /** Of its own money, what was more than the order costs and goes back, or went. */
  surplusBack: number;
};

/** How much of the order needs no money any more. */
export function settledOf({ came, cashWaived, surplusBack }: PaymentFacts): number {
  return came + cashWaived - surplusBack;
}

export function paymentStatusOf(facts: PaymentFacts): PaymentStatus {
  const { came } = facts;
  if (came > 0 && facts.refunded >= came) return 'Refunded';
  // A write-off counts only if some money came: an order that costs nothing is free, not paid.
  if (came > 0 && settledOf(facts) >= facts.total) return 'Paid';
  if (isEnd(facts.status)) return 'Cancelled';
  const hasFailed = facts.hasAttempt && !facts.hasOpenAttempt;
  return facts.status === 'Awaiting payment' && hasFailed ? 'Failed' : 'Processing';
}
