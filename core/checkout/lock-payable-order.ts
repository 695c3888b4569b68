import type { Transaction } from '#db/transaction.ts';
import type { Francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { lockShopperAndCart } from '../cart/lock-shopper.ts';

type Payable = {
  total: Francs;
  phone: string;
  deliveryMobile: string;
  takesCash: boolean;
  deliveryZone: string;
};

/** Locks the shopper's own order for the transaction if it still waits for its money and its pieces are still reserved. */
export async function lockPayableOrder(
  tx: Transaction,
  { orderId, userId, at }: { orderId: string; userId: string; at: Date },
): Promise<Outcome<Payable, 'ORDER_NOT_FOUND' | 'PAYMENT_NOT_OPEN'>> {
  await lockShopperAndCart(tx, userId);
  const order = await tx
    .selectFrom('orders')
    .select([
      'status',
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
  return order.status === 'Awaiting payment' && isReserved ? succeed(order) : refuse('PAYMENT_NOT_OPEN');
}
