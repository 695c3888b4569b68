/**
 * Two axes, each with one writer and one table of legal moves: where the parcel is, and where the money is (decision 23). The second
 * follows from facts: attempts, cash, refunds (decision 351).
 */
export const orderStatuses = [
  'Awaiting payment',
  'Placed',
  'Confirmed',
  'Packed',
  'Out for delivery',
  'Delivered',
  'Cancelled',
  'Refused',
  'Returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The sale is undone: pieces and money go back. */
export const endStatuses = ['Cancelled', 'Refused', 'Returned'] as const satisfies readonly OrderStatus[];
export type EndStatus = (typeof endStatuses)[number];
export type OnwardStatus = Exclude<OrderStatus, EndStatus>;

export function isEnd(status: OrderStatus): status is EndStatus {
  return endStatuses.some((end) => end === status);
}

export const paymentStatuses = ['Processing', 'Paid', 'Failed', 'Refunded', 'Cancelled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const legalMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  'Awaiting payment': ['Placed', 'Cancelled'],
  Placed: ['Confirmed', 'Cancelled'],
  Confirmed: ['Packed', 'Cancelled'],
  Packed: ['Out for delivery', 'Cancelled'],
  'Out for delivery': ['Delivered', 'Refused'],
  Delivered: ['Returned'],
  // Only a verified late payment restores a cancelled order; the payments code moves it explicitly.
  Cancelled: [],
  Refused: [],
  Returned: [],
};

const legalPaymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // The money received can be given back before the rest has come, and that refund may be sent back.
  Processing: ['Paid', 'Failed', 'Cancelled', 'Refunded'],
  Failed: ['Processing', 'Paid', 'Cancelled'],
  // Back to 'Processing' if cash was recorded wrongly.
  Paid: ['Refunded', 'Processing'],
  // Back to 'Paid' where the bank sent the refund back.
  Refunded: ['Paid', 'Processing', 'Cancelled'],
  // A late payment, also of another amount, may restore the order; a part of the cash may be given back.
  Cancelled: ['Paid', 'Refunded', 'Processing'],
};

export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return legalPaymentMoves[from].includes(to);
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return legalMoves[from].includes(to);
}

/** The moves the staff can make next, the way forward first. No person can say that a payment came: only payments do. */
export function staffMoves(from: OrderStatus): OrderStatus[] {
  return legalMoves[from].filter((to) => to !== 'Placed');
}

/** Neither delivered nor ended. */
export const underWayStatuses = [
  'Awaiting payment',
  'Placed',
  'Confirmed',
  'Packed',
  'Out for delivery',
] as const satisfies readonly OrderStatus[];

/** Whether address and phone can still be changed: until the parcel is packed (decision 24). */
export function isDeliveryOpen(status: OrderStatus): boolean {
  return status === 'Awaiting payment' || status === 'Placed' || status === 'Confirmed';
}

/** Whether the parcel is still in the shop or not made yet, so that lines and delivery may change. */
export function isInShop(status: OrderStatus): boolean {
  return status === 'Placed' || status === 'Confirmed' || status === 'Packed';
}
