import type { Database } from '#db/client.ts';

export type OrderedLine = { productId: string; quantity: number };

export function listOrderedLines(db: Database, orderId: string): Promise<OrderedLine[]> {
  return db
    .selectFrom('orderLines')
    .select(['productId', 'quantity'])
    .where('orderId', '=', orderId)
    .execute();
}
