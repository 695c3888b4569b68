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

/** Decides whether an order of this total may be placed, from what was read before. */
export type AllowTotal<Code extends PhoneLimitRefusal> = (total: number) => Outcome<undefined, Code>;

/**
 * The limits of one phone number, across accounts: a new account takes a minute to open. Runs after `lockPhone`, so that two concurrent
 * orders cannot both pass the limit.
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
 * The limits of an order paid on delivery, whose pieces leave the shop before any money has come. Counted by phone and by account, since
 * a person may type a different number each time. Runs after `lockPhone`.
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

/** The number of open cash orders, and the total of those not confirmed yet. */
function openCashOrders(whose: RawBuilder<unknown>) {
  return sql`select count(*)::int as open, coalesce(sum(total) filter (where status = 'Placed'), 0)::int as unconfirmed
    from orders where ${whose} and payment_method = 'cash_on_delivery'
      and status in ('Placed', 'Confirmed', 'Packed', 'Out for delivery')`;
}

/**
 * True if the shopper has read a code on this phone, or has had an order with it delivered and paid for. Orders of other accounts prove
 * nothing, because customers' numbers are easy to learn; nor does a number that was only reached, or changed later, because nothing was
 * paid for with it.
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
