import type { OrderTracking } from '#core/orders/order-tracking.ts';
import type { TrackingView } from '#shared/contract/order-following.ts';

export function presentTracking({ orderNumber, status, moves, returned }: OrderTracking): TrackingView {
  return {
    orderId: orderNumber,
    order_status: status,
    events: moves.map((move) => ({ status: move.status, at: move.at.toISOString() })),
    return_request: returned ?? null,
  };
}
