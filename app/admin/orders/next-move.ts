import { type OrderStatus, staffMoves } from '#shared/order-status.ts';

const forward = ['Confirmed', 'Packed', 'Out for delivery', 'Delivered'] as const;
export type ForwardMove = (typeof forward)[number];

/** The one step that brings an order nearer to the door; undefined where there is none. */
export function nextMove(from: OrderStatus): ForwardMove | undefined {
  return forward.find((to) => staffMoves(from).includes(to));
}
