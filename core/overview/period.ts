import { sql } from 'kysely';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';

/** First and last day in Douala, both included. */
export type Period = { from: string; to: string };

/** A period, and as many days before it. */
export type PeriodPair = { period: Period; before: Period };

/** Ordered in the period. */
export function within({ from, to }: Period) {
  return sql`orders.created_at >= ${startOfShopDay(from)} and orders.created_at < ${endOfShopDay(to)}`;
}

/** Neither waiting for its money nor cancelled, refused or returned. */
export const isOrdered = sql`orders.status in ('Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered')`;

/** Ordered, and not with simulated money. */
export const isSold = sql`${isOrdered} and not orders.is_payment_simulated`;
