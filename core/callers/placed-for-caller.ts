import type { Database } from '#db/client.ts';

/** What the staff member who entered an order reads out and sends to the caller: number, total and link. */
export function findPlacedForCaller(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .select(['id', 'orderNumber', 'total', 'deliveryName', 'phone', 'language', 'trackingToken'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}
