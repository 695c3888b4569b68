import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import { isPhoneBlocked } from '../blocked-phones/blocked-phones.ts';
import type { OrderLimits } from './order-limits.ts';
import { keepRenewalLimit } from './renewal-limit.ts';

export type PhoneLimitRefusal = CashLimitRefusal | 'PHONE_BLOCKED' | 'RESERVATION_LIMIT';

type OrderingPhone = {
  buyerId: string;
  phone: string;
  deliveryMobile: string;
  method: PaymentMethod;
  at: Date;
};

/** Whether an order of this total may be placed, by what was read before. */
export type AllowTotal<Code extends PhoneLimitRefusal> = (total: number) => Outcome<undefined, Code>;

/**
 * What one phone number may order, by whatever account: a new account is made in a minute. Runs after `lockPhone`, so that
 * two orders at once do not both find a place under the limit.
 */
export async function readPhoneLimits(
  tx: Transaction,
  { method, at, ...contact }: OrderingPhone,
  limits: OrderLimits,
): Promise<AllowTotal<PhoneLimitRefusal>> {
  if (method === 'cash_on_delivery') return readCashLimits(tx, contact, limits);
  const { rows } = await sql<{ isBlocked: boolean }>`
    select ${isPhoneBlocked([contact.phone, contact.deliveryMobile])} as is_blocked`.execute(tx);
  const answer = rows[0]?.isBlocked
    ? refuse('PHONE_BLOCKED', { shopPhone: limits.shopPhone })
    : await keepRenewalLimit(tx, { ...contact, at }, limits);
  return () => answer;
}

export type CashLimitRefusal = 'PHONE_BLOCKED' | 'CASH_LIMIT' | 'OPEN_CASH_ORDERS';

type CashOrder = { buyerId: string; phone: string; deliveryMobile: string };

/**
 * Of an order on delivery: the pieces leave the shop before any money has come. By number and by account, since someone may type another
 * number each time. Runs after `lockPhone`.
 */
export async function readCashLimits(
  tx: Transaction,
  { buyerId, phone, deliveryMobile }: CashOrder,
  limits: OrderLimits,
): Promise<AllowTotal<CashLimitRefusal>> {
  const { rows } = await sql<{
    isBlocked: boolean;
    isKnown: boolean;
    open: number;
    unconfirmed: number;
  }>`${prepared}
    select ${isPhoneBlocked([phone, deliveryMobile])} as is_blocked, ${isKnownPhone(buyerId, phone)} as is_known,
      greatest(of_phone.open, of_account.open) as open,
      greatest(of_phone.unconfirmed, of_account.unconfirmed) as unconfirmed
    from (${openCashOrders(sql`phone = ${phone}`)}) as of_phone,
      (${openCashOrders(sql`user_id = ${buyerId}`)}) as of_account`.execute(tx);
  const [known] = rows;
  const { shopPhone, openCashOrdersPerPhone, firstCashOrder } = limits;
  return (total) => {
    if (known?.isBlocked) return refuse('PHONE_BLOCKED', { shopPhone });
    if (known && known.open >= openCashOrdersPerPhone) {
      return refuse('OPEN_CASH_ORDERS', { most: openCashOrdersPerPhone, shopPhone });
    }
    return known?.isKnown || (known?.unconfirmed ?? 0) + total <= firstCashOrder
      ? succeed(undefined)
      : refuse('CASH_LIMIT', { most: firstCashOrder, shopPhone });
  };
}

/** How many there are, and what those come to that were not confirmed yet. */
function openCashOrders(whose: RawBuilder<unknown>) {
  return sql`select count(*)::int as open, coalesce(sum(total) filter (where status = 'Placed'), 0)::int as unconfirmed
    from orders where ${whose} and payment_method = 'cash_on_delivery'
      and status in ('Placed', 'Confirmed', 'Packed', 'Out for delivery')`;
}

/**
 * The shopper read a code on it, or has had an order with it delivered and paid for. Another account's order proves nothing: numbers of
 * customers are easily known, and one that was only reached, or changed later, was not paid for.
 */
function isKnownPhone(buyerId: string, phone: string): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from users where id = ${buyerId} and confirmed_mobile = ${phone})
    or exists (
      select from orders where user_id = ${buyerId} and phone = ${phone}
        and status = 'Delivered' and payment_status = 'Paid' and not is_payment_simulated
    )
  )`;
}
