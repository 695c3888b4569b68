import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';

type Span = { from: string; to: string };

export type ConversionDay = {
  day: string;
  visits: number;
  products: number;
  carts: number;
  checkouts: number;
  orders: number;
};

/**
 * How far visits got, by day. A visit counts once a day, and so does a shopper who placed an order herself, whatever became of the order
 * and however many she placed that day.
 */
export async function listConversion(db: Database, { from, to }: Span): Promise<ConversionDay[]> {
  const { rows } = await sql<ConversionDay>`
    with placed as (
      select (orders.created_at at time zone 'Africa/Douala')::date as day, count(distinct user_id)::int as orders
      from orders
      where orders.created_at >= ${startOfShopDay(from)} and orders.created_at < ${endOfShopDay(to)}
        and not is_payment_simulated
        and (select actor from order_events where order_id = orders.id order by order_events.id limit 1) = 'shopper'
      group by 1
    ), counted as (
      select day,
        coalesce(sum(visits) filter (where step = 'visit'), 0)::int as visits,
        coalesce(sum(visits) filter (where step = 'product'), 0)::int as products,
        coalesce(sum(visits) filter (where step = 'cart'), 0)::int as carts,
        coalesce(sum(visits) filter (where step = 'checkout'), 0)::int as checkouts
      from visit_counts where day between ${from}::date and ${to}::date group by 1
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(visits, 0) as visits, coalesce(products, 0) as products,
      coalesce(carts, 0) as carts, coalesce(checkouts, 0) as checkouts, coalesce(placed.orders, 0) as orders
    from generate_series(${from}::date, ${to}::date, interval '1 day') as calendar (day)
    left join counted on counted.day = calendar.day
    left join placed on placed.day = calendar.day
    order by 1
  `.execute(db);
  return rows;
}
