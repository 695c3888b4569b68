import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { lockShopperAndCart } from '../cart/lock-shopper.ts';
import { findUndecided } from '../receipts/find-undecided.ts';

type Payable = {
  total: Francs;
  phone: string;
  deliveryMobile: string;
  takesCash: boolean;
  deliveryZone: string;
};

export type PayableRefusal = 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_OPEN' | 'PAYMENT_UNDECIDED';

/**
 * Locks the shopper's own order for the transaction if it still waits for its money and its pieces are still reserved. While the shop has
 * money of another amount for it, about which no one has decided, it takes no other.
 */
export async function lockPayableOrder(
  tx: Transaction,
  { orderId, userId, at }: { orderId: string; userId: string; at: Date },
): Promise<Outcome<Payable, PayableRefusal>> {
  await lockShopperAndCart(tx, userId);
  const order = await tx
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'isPaymentSimulated',
      'total',
      'phone',
      'deliveryMobile',
      'takesCash',
      'deliveryZone',
      'reservationExpiresAt',
    ])
    .where('id', '=', orderId)
    .where('userId', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return refuse('ORDER_NOT_FOUND');
  const isReserved = order.reservationExpiresAt !== null && order.reservationExpiresAt > at;
  if (order.status !== 'Awaiting payment' || !isReserved) return refuse('PAYMENT_NOT_OPEN');
  return (await findUndecided(tx, order)) > 0 ? refuse('PAYMENT_UNDECIDED') : succeed(order);
}
