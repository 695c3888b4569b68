import type { Transaction } from '#db/transaction.ts';
import { endOrder } from '../settlement/end-order.ts';

/**
 * Cancels the shopper's unpaid orders when she orders again: their pieces go back into stock before the new order takes its
 * own (decision 26). Runs after the shopper and her cart are locked, so that no other order of hers can come between.
 */
export async function releaseReservations(tx: Transaction, userId: string, at: Date): Promise<void> {
  const reserved = await tx
    .selectFrom('orders')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'Awaiting payment')
    .orderBy('sequence')
    .forNoKeyUpdate()
    .execute();
  if (reserved.length === 0) return;
  const orderIds = reserved.map(({ id }) => id);
  await lockProductsOf(tx, orderIds, userId);
  for (const orderId of orderIds) {
    await endOrder(tx, {
      orderId,
      to: 'Cancelled',
      actor: 'system',
      remark: 'ordered_anew',
      // The mail about the new order is enough.
      notifies: false,
      at,
    });
  }
}

/**
 * Locks the products of the old orders and of the cart together in id order: locked separately, they could deadlock with
 * another shopper.
 */
async function lockProductsOf(tx: Transaction, orderIds: string[], userId: string): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orderLines')
        .select('productId')
        .where('orderId', 'in', orderIds)
        .union(eb.selectFrom('cartItems').select('productId').where('userId', '=', userId)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
