import type { Database } from '#db/client.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import type { ReturnState } from '#shared/return-request.ts';

/** The progress of an order, without its contents, recipient and address. */
export type OrderTracking = {
  orderNumber: string;
  status: OrderStatus;
  /** In the link that may be passed on. */
  token: string;
  moves: { status: OrderStatus; at: Date }[];
  /** How far the shop is with a return, and what it has answered. */
  returned: { state: ReturnState; answer: string } | undefined;
};

/** A shopper finds an own order by its id; a tracking link finds it by its token. */
export async function findTracking(
  db: Database,
  wanted: { orderId: string; userId: string } | { token: string },
): Promise<OrderTracking | undefined> {
  const found = db
    .selectFrom('orders')
    .leftJoin('returnRequests', 'returnRequests.orderId', 'orders.id')
    .select(['orders.id', 'orderNumber', 'status', 'trackingToken', 'state as returnState', 'answer']);
  const order = await ('token' in wanted
    ? found.where('trackingToken', '=', wanted.token)
    : found.where('orders.id', '=', wanted.orderId).where('userId', '=', wanted.userId)
  ).executeTakeFirst();
  if (!order) return undefined;
  const { orderNumber, status, trackingToken: token, returnState, answer } = order;
  const returned = returnState === null ? undefined : { state: returnState, answer: answer ?? '' };
  return { orderNumber, status, token, moves: await listMoves(db, order.id), returned };
}

/** Without the notes, which have one status on both sides. */
function listMoves(db: Database, orderId: string) {
  return db
    .selectFrom('orderEvents')
    .select(['toStatus as status', 'createdAt as at'])
    .where('orderId', '=', orderId)
    .where((event) => event('fromStatus', 'is distinct from', event.ref('toStatus')))
    .orderBy('id')
    .execute();
}
