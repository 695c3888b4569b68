/** Why money is paid back: the order ended, it was paid twice, too late or by another amount, the shop decided to, or did it in the provider's own pages, or the order costs less by now. */
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

/** Where money comes from that is given back otherwise than it came. */
export const refundSources = ['till', 'elsewhere'] as const;
export type RefundSource = (typeof refundSources)[number];
