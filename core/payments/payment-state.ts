import type { Store } from '#core/store.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { RefundCause } from '#shared/refund-causes.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findLatestAttempt, type PaymentAttempt } from './payment-attempts.ts';

/** The state of an order and its payment, as shown to the shopper. */
export type PaymentState = {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  total: Francs;
  phone: string;
  isPaymentSimulated: boolean;
  /** Where it is brought. */
  takesCash: boolean;
  reservationExpiresAt: Date | null;
  /** The newest attempt; undefined for an order paid on delivery. */
  attempt: PaymentAttempt | undefined;
  refund: { cause: RefundCause; amount: Francs; isDone: boolean } | undefined;
};

export async function findPaymentState(
  { db }: Pick<Store, 'db'>,
  buyer: Pick<CurrentUser, 'id'>,
  orderId: string,
): Promise<Outcome<PaymentState, 'ORDER_NOT_FOUND'>> {
  const order = await db
    .selectFrom('orders')
    .select([
      'id',
      'orderNumber',
      'status',
      'paymentStatus',
      'paymentMethod',
      'total',
      'phone',
      'isPaymentSimulated',
      'takesCash',
      'reservationExpiresAt',
    ])
    .where('id', '=', orderId)
    .where('userId', '=', buyer.id)
    .executeTakeFirst();
  if (!order) return refuse('ORDER_NOT_FOUND');
  const attempt = await findLatestAttempt(db, orderId);
  const refund = await findNewestRefund({ db }, orderId);
  return succeed({ ...order, attempt, refund });
}

async function findNewestRefund({ db }: Pick<Store, 'db'>, orderId: string): Promise<PaymentState['refund']> {
  const refund = await db
    .selectFrom('refunds')
    .select(['cause', 'amount', 'state'])
    .where('orderId', '=', orderId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return refund && { cause: refund.cause, amount: refund.amount, isDone: refund.state === 'done' };
}
