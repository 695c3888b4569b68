/**
 * Why money is paid back: the order ended, it was paid twice, too late or with another amount, the shop decided to, someone did it in the provider's
 * own pages, or the order costs less now.
 */
export const refundCauses = [
  'order_ended',
  'paid_twice',
  'paid_too_late',
  'by_shop',
  'wrong_amount',
  'at_provider',
  'lines_changed',
] as const;
export type RefundCause = (typeof refundCauses)[number];

/** The source of money that goes back in another way than it came. */
export const refundSources = ['till', 'elsewhere'] as const;
export type RefundSource = (typeof refundSources)[number];
