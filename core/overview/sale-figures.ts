import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { startOfShopDay } from '#shared/shop-day.ts';
import { isRealSale, saleOfLine } from '../ledger/sale-of-order.ts';
import { isCovered } from '../promotions/covered.ts';
import { isSold, type PeriodPair, within } from './period.ts';

/** A promotion by percent: the period's orders with it, the sum of their lines, and what it took off them. */
export type SaleFigure = {
  id: string;
  name: string;
  nameFr: string | null;
  orders: number;
  sold: number;
  given: number;
  ordersBefore: number;
  givenBefore: number;
};

const MOST_SALES = 8;

/** The figures of the promotions page (`core/promotions/promotion-queries.ts`), but for the orders of a period. */
export async function readSaleFigures(db: Database, { period, before }: PeriodPair): Promise<SaleFigure[]> {
  const isNow = sql`orders.created_at >= ${startOfShopDay(period.from)}`;
  const given = sql`line.quantity * (line.unit_price - line.discounted_unit_price)`;
  // Joins lines to each sale by percent before looking at their products, so that indexes find both.
  const { rows } = await sql<SaleFigure>`
    select promotions.id, promotions.name, promotions.name_fr, figures.*
    from promotions cross join lateral (
      select count(distinct orders.id) filter (where ${isNow})::int as orders,
        coalesce(round(sum(${saleOfLine()}) filter (where ${isNow})), 0)::bigint as sold,
        coalesce(sum(${given}) filter (where ${isNow}), 0) as given,
        count(distinct orders.id) filter (where not ${isNow})::int as orders_before,
        coalesce(sum(${given}) filter (where not ${isNow}), 0) as given_before
      from orders
      join order_lines as line on line.order_id = orders.id and line.discount = promotions.value
      where ${within({ from: before.from, to: period.to })} and ${isSold} and ${isRealSale}
        and orders.created_at >= promotions.starts_at
        and orders.created_at < coalesce(promotions.stopped_at, promotions.ends_at, 'infinity')
        and (select ${isCovered('promotions', 'product')} from products as product where product.id = line.product_id)
    ) as figures
    where promotions.kind = 'sale' and figures.orders + figures.orders_before > 0
    order by given desc, orders desc, promotions.id
    limit ${MOST_SALES}
  `.execute(db);
  return rows;
}
