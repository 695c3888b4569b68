import type { TrackingView } from '#shared/contract/order-following.ts';
import type { OrderStatus } from '#shared/order-status.ts';

export type TimelineStep = {
  status: OrderStatus;
  /** Absent for steps that are still to come. */
  at?: string;
  state: 'done' | 'current' | 'future';
};

/** The steps of an order without problems. */
const usualWay: readonly OrderStatus[] = ['Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered'];

/** The steps so far, with their times, and the usual next ones; an order that has ended has none to come. */
export function timelineOf({ events, status: current }: TrackingView): TimelineStep[] {
  const past = events.map((event, index) => ({
    ...event,
    state: index === events.length - 1 ? ('current' as const) : ('done' as const),
  }));
  const isUnderWay = current === 'Awaiting payment' || usualWay.includes(current);
  const toCome = isUnderWay ? usualWay.slice(usualWay.indexOf(current) + 1) : [];
  return [...past, ...toCome.map((status) => ({ status, state: 'future' as const }))];
}
