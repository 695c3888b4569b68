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
  // Only a verified late payment brings a cancelled order back; the payments code asks for it by name.
  Cancelled: [],
  Refused: [],
  Returned: [],
};

const legalPaymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  // All that came so far may go back before the rest has come, and the refund may be sent back.
  Processing: ['Paid', 'Failed', 'Cancelled', 'Refunded'],
  Failed: ['Processing', 'Paid', 'Cancelled'],
  // Back to 'Processing' where cash was noted wrong.
  Paid: ['Refunded', 'Processing'],
  // Back to 'Paid' where the bank sent the refund back.
  Refunded: ['Paid', 'Processing', 'Cancelled'],
  // A late payment may revive the order, of another amount as well; a part of the cash may go back.
  Cancelled: ['Paid', 'Refunded', 'Processing'],
};

export function canPaymentMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return legalPaymentMoves[from].includes(to);
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return legalMoves[from].includes(to);
}

/** What the shop's people may do with an order next, the way forward first. No person says that a payment came: payments do. */
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

/** Address and phone can be changed until the parcel is packed (decision 24). */
export function isDeliveryOpen(status: OrderStatus): boolean {
  return status === 'Awaiting payment' || status === 'Placed' || status === 'Confirmed';
}

/** Its parcel is in the shop, or is not made yet: lines and delivery may change. */
export function isInShop(status: OrderStatus): boolean {
  return status === 'Placed' || status === 'Confirmed' || status === 'Packed';
}
