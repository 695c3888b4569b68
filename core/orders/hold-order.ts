import type { Transaction } from '#db/transaction.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';

export type HeldOrder = { id: string; userId: string; status: OrderStatus; paymentStatus: PaymentStatus };

/**
 * Locks an order until the transaction ends, so that what is decided from its state still holds when it is written.
 * Orders are locked before products, as everywhere (decision 110).
 */
export function holdOrder(open: Transaction, id: string): Promise<HeldOrder | undefined> {
  return (
    open
      .selectFrom('orders')
      .select(['id', 'userId', 'status', 'paymentStatus'])
      // What the columns' own checks hold, told to the compiler.
      .$narrowType<Pick<HeldOrder, 'status' | 'paymentStatus'>>()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}
