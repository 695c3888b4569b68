import { sql } from 'kysely';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';

/** The first and the last day, both included, in Douala's time zone. */
export type Period = { from: string; to: string };

/** A period, and the same number of days before it. */
export type PeriodPair = { period: Period; before: Period };

/** SQL: whether an order was placed in the period. */
export function within({ from, to }: Period) {
  return sql`orders.created_at >= ${startOfShopDay(from)} and orders.created_at < ${endOfShopDay(to)}`;
}

/** SQL: whether an order is neither awaiting payment nor cancelled, refused or returned. */
export const isOrdered = sql`orders.status in ('Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered')`;

/** SQL: `isOrdered`, and not paid with simulated money. */
export const isSold = sql`${isOrdered} and not orders.is_payment_simulated`;
