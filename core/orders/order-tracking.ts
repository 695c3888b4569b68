import type { Database } from '#db/client.ts';
import type { OrderStatus } from '#shared/order-status.ts';

/** How far an order is, and nothing of what is in it, who gets it and where. */
export type OrderTracking = {
  orderNumber: string;
  status: OrderStatus;
  /** In the link that may be passed on. */
  token: string;
  moves: { status: OrderStatus; at: Date }[];
};

/** A shopper finds an own order by its id; whoever was given the link finds it by the token in it. */
export async function findTracking(
  db: Database,
  wanted: { orderId: string; userId: string } | { token: string },
): Promise<OrderTracking | undefined> {
  const found = db
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'status', 'trackingToken'])
    // What the column's own check holds, told to the compiler.
    .$narrowType<{ status: OrderStatus }>();
  const order = await ('token' in wanted
    ? found.where('trackingToken', '=', wanted.token)
    : found.where('id', '=', wanted.orderId).where('userId', '=', wanted.userId)
  ).executeTakeFirst();
  if (!order) return undefined;
  const { orderNumber, status, trackingToken: token } = order;
  return { orderNumber, status, token, moves: await listMoves(db, order.id) };
}

/** Without the notes, which have one status on both sides. */
function listMoves(db: Database, orderId: string) {
  return db
    .selectFrom('orderEvents')
    .select(['toStatus as status', 'createdAt as at'])
    .$narrowType<{ status: OrderStatus }>()
    .where('orderId', '=', orderId)
    .where((event) => event('fromStatus', 'is distinct from', event.ref('toStatus')))
    .orderBy('id')
    .execute();
}
