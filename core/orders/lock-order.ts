import type { Database } from '#db/client.ts';
import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';

export type LockedOrder = {
  id: string;
  userId: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  isPaymentSimulated: boolean;
  deliveredAt: Date | null;
  riderId: string | null;
};

/**
 * Locks an order until the transaction ends, so that its state cannot change between a decision and its write. With a
 * user given, another user's order is not found. Orders are locked before products, as everywhere (decision 110).
 */
export function lockOrder(
  tx: Transaction,
  wanted: { id: string; userId?: string },
): Promise<LockedOrder | undefined> {
  return tx
    .selectFrom('orders')
    .select(['id', 'userId', 'status', 'paymentStatus', 'isPaymentSimulated', 'deliveredAt', 'riderId'])
    .where('id', '=', wanted.id)
    .$if(wanted.userId !== undefined, (order) => order.where('userId', '=', wanted.userId ?? ''))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function getOrderStatus(db: Database, id: string): Promise<OrderStatus> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
