/** Why money is paid back: the order ended, it was paid twice, too late or by another amount, or the shop decided to. */
export const refundCauses = [
  'order_ended',
  'paid_twice',
  'paid_too_late',
  'by_shop',
  'wrong_amount',
] as const;
export type RefundCause = (typeof refundCauses)[number];
