import type { Store } from '#core/store.ts';
import type { Francs } from '#shared/money.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type MoneyBack, moneyBackOf, moneyBackRows } from '../orders/money-back.ts';
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
  moneyBack: MoneyBack[];
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
      moneyBackRows.as('backRows'),
    ])
    .where('id', '=', orderId)
    .where('userId', '=', buyer.id)
    .executeTakeFirst();
  if (!order) return refuse('ORDER_NOT_FOUND');
  const { backRows, ...state } = order;
  const attempt = await findLatestAttempt(db, orderId);
  return succeed({ ...state, attempt, moneyBack: moneyBackOf(backRows) });
}
