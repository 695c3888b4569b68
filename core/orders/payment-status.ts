import { isEnd, type OrderStatus, type PaymentStatus } from '#shared/order-status.ts';

/** All facts that determine the payment status. */
export type PaymentFacts = {
  status: OrderStatus;
  total: number;
  /** The order's own money received, online and in cash (`findWhatCame`). */
  came: number;
  hasAttempt: boolean;
  /** Whether an open attempt may still bring money. */
  hasOpenAttempt: boolean;
  cashWaived: number;
  /** Refunds of the order's own money, not of a second payment. */
  refunded: number;
  /** The order's own money beyond what it costs, which goes back or went back. */
  surplusBack: number;
};

/** The part of the order for which no more money is needed. */
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
