import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';
import { DAYS_TO_COME_BACK } from '../cart-mails/left-carts.ts';
import { isRealSale, saleOfOrder } from '../ledger/sale-of-order.ts';
import { isSold, type PeriodPair } from './period.ts';

/** Abandoned carts, those that got a mail, and those ordered within a week; sums in francs. */
type Left = { carts: number; value: number; mailed: number; ordered: number; sales: number };

export type LeftCarts = Left & { before: Left };

const none: Left = { carts: 0, value: 0, mailed: 0, ordered: 0, sales: 0 };

/** Abandoned carts of customers who agreed to mails, by the day they were abandoned. An order counts only for the last cart before it. */
export async function countLeftCarts(db: Database, { period, before }: PeriodPair): Promise<LeftCarts> {
  const { rows } = await sql<Left & { isNow: boolean }>`
    select left_at >= ${startOfShopDay(period.from)} as is_now, count(*)::int as carts, sum(value)::bigint as value,
      count(mailed_at)::int as mailed, count(bought.total)::int as ordered,
      coalesce(sum(bought.total), 0)::bigint as sales
    from left_carts left join lateral (
      select ${saleOfOrder} as total from orders
      where orders.user_id = left_carts.user_id and orders.created_at >= left_at
        and orders.created_at < left_at + make_interval(days => ${DAYS_TO_COME_BACK}) and ${isSold} and ${isRealSale}
        and not exists (
          select from left_carts as later
          where later.user_id = left_carts.user_id and later.left_at > left_carts.left_at and later.left_at <= orders.created_at
        )
      order by orders.created_at limit 1
    ) as bought on true
    where left_at >= ${startOfShopDay(before.from)} and left_at < ${endOfShopDay(period.to)}
    group by 1
  `.execute(db);
  const of = (isNow: boolean): Left => {
    const found = rows.find((row) => row.isNow === isNow);
    if (!found) return none;
    const { isNow: _, ...left } = found;
    return left;
  };
  return { ...of(true), before: of(false) };
}
