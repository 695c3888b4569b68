import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { isPhoneBlocked } from '../accounts/blocked-phones.ts';
import { lockPhone } from '../orders/lock-phone.ts';
import type { OrderLimits } from './order-limits.ts';
import { keepRenewalLimit } from './renewal-limit.ts';

export type PhoneLimitRefusal = CashLimitRefusal | 'PHONE_BLOCKED' | 'RESERVATION_LIMIT';

type OrderingPhone = {
  buyerId: string;
  phone: string;
  address: { mobile: string };
  paymentMethod: PaymentMethod;
  bill: { total: number };
  createdAt: Date;
};

/**
 * What one phone number may order, by whatever account: a new account is made in a minute. Orders of one number come one after
 * the other, so that two at once do not both find a place under the limit.
 */
export async function keepPhoneLimits(
  tx: Transaction,
  { buyerId, phone, address, paymentMethod, bill, createdAt: at }: OrderingPhone,
  limits: OrderLimits,
): Promise<Outcome<undefined, PhoneLimitRefusal>> {
  const contact = { buyerId, phone, deliveryMobile: address.mobile };
  if (paymentMethod === 'cash_on_delivery')
    return keepCashLimits(tx, { ...contact, total: bill.total }, limits);
  await lockPhone(tx, phone, 'orders');
  const { rows } = await sql<{ isBlocked: boolean }>`
    select ${isPhoneBlocked([phone, address.mobile])} as is_blocked`.execute(tx);
  if (rows[0]?.isBlocked) return refuse('PHONE_BLOCKED', { shopPhone: limits.shopPhone });
  return keepRenewalLimit(tx, { buyerId, phone, at }, limits);
}

export type CashLimitRefusal = 'PHONE_BLOCKED' | 'CASH_LIMIT' | 'OPEN_CASH_ORDERS';

type CashOrder = { buyerId: string; phone: string; deliveryMobile: string; total: number };

/** Of an order on delivery: the pieces leave the shop before any money has come. */
export async function keepCashLimits(
  tx: Transaction,
  { buyerId, phone, deliveryMobile, total }: CashOrder,
  limits: OrderLimits,
): Promise<Outcome<undefined, CashLimitRefusal>> {
  await lockPhone(tx, phone, 'orders');
  const { rows } = await sql<{ isBlocked: boolean; isKnown: boolean; open: number }>`${prepared}
    select ${isPhoneBlocked([phone, deliveryMobile])} as is_blocked, ${isKnownPhone(buyerId, phone)} as is_known,
      (
        select count(*)::int from orders
        where phone = ${phone} and payment_method = 'cash_on_delivery'
          and status in ('Placed', 'Confirmed', 'Packed', 'Out for delivery')
      ) as open`.execute(tx);
  const [known] = rows;
  const { shopPhone, openCashOrdersPerPhone, firstCashOrder } = limits;
  if (known?.isBlocked) return refuse('PHONE_BLOCKED', { shopPhone });
  if (known && known.open >= openCashOrdersPerPhone) {
    return refuse('OPEN_CASH_ORDERS', { most: openCashOrdersPerPhone, shopPhone });
  }
  return known?.isKnown || total <= firstCashOrder
    ? succeed(undefined)
    : refuse('CASH_LIMIT', { most: firstCashOrder, shopPhone });
}

/** The shopper read a code on it, or the shop reached someone there for an earlier order. */
function isKnownPhone(buyerId: string, phone: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from users where id = ${buyerId} and confirmed_mobile = ${phone})
    or exists (
      select from orders
      where phone = ${phone} and status in ('Confirmed', 'Packed', 'Out for delivery', 'Delivered', 'Returned')
    )
  )`;
}
