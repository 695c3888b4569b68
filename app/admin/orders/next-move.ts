import { type OrderStatus, staffMoves } from '#shared/order-status.ts';

const forward = ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const;
export type ForwardMove = (typeof forward)[number];

const ends = ['Cancelled', 'Refused', 'Returned'] as const;
export type EndMove = (typeof ends)[number];

export type StaffMove = ForwardMove | EndMove;

/** The one step that brings an order nearer to the door; undefined where there is none. */
export function nextMove(from: OrderStatus): ForwardMove | undefined {
  return forward.find((to) => staffMoves(from).includes(to));
}

/** The step that all of these orders can take next; undefined where they are at different ones. */
export function sharedMove(orders: readonly { order_status: OrderStatus }[]): ForwardMove | undefined {
  const [first, ...others] = orders.map(({ order_status }) => nextMove(order_status));
  return others.every((move) => move === first) ? first : undefined;
}

/** The ways an order may end early from its status. */
export function endMoves(from: OrderStatus): EndMove[] {
  return ends.filter((to) => staffMoves(from).includes(to));
}
