import type { TrackingView } from '#shared/contract/order-following.ts';
import type { OrderStatus } from '#shared/order-status.ts';

export type TimelineStep = {
  status: OrderStatus;
  /** Absent on what is still to come. */
  at?: string;
  state: 'done' | 'current' | 'future';
};

/** The way of an order that meets no trouble. */
const usualWay: readonly OrderStatus[] = ['Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered'];

/** What has happened, with its times, and what usually comes next; an order that ended has nothing to come. */
export function timelineOf({ events, status: current }: TrackingView): TimelineStep[] {
  const past = events.map((event, index) => ({
    ...event,
    state: index === events.length - 1 ? ('current' as const) : ('done' as const),
  }));
  const isUnderWay = current === 'Awaiting payment' || usualWay.includes(current);
  const toCome = isUnderWay ? usualWay.slice(usualWay.indexOf(current) + 1) : [];
  return [...past, ...toCome.map((status) => ({ status, state: 'future' as const }))];
}
