import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { startOfShopDay } from '#shared/shop-day.ts';
import { isRealSale, saleOfOrder } from '../ledger/sale-of-order.ts';
import { isSold, type PeriodPair, within } from './period.ts';
import type { SaleFigure } from './sale-figures.ts';

const MOST_GIFTS = 8;

/** Gifts sent with orders of the period: the sales left of these orders, and what the gifts were worth on the day. */
export async function readGiftFigures(db: Database, { period, before }: PeriodPair): Promise<SaleFigure[]> {
  const isNow = sql`orders.created_at >= ${startOfShopDay(period.from)}`;
  const { rows } = await sql<SaleFigure>`
    select promotions.id, promotions.name, promotions.name_fr,
      count(*) filter (where ${isNow})::int as orders,
      coalesce(round(sum(${saleOfOrder}) filter (where ${isNow})), 0)::bigint as sold,
      coalesce(sum(promotion_uses.amount) filter (where ${isNow}), 0) as given,
      count(*) filter (where not ${isNow})::int as orders_before,
      coalesce(sum(promotion_uses.amount) filter (where not ${isNow}), 0) as given_before
    from promotion_uses
    join promotions on promotions.id = promotion_uses.promotion_id and promotions.kind = 'gift'
    join orders on orders.id = promotion_uses.order_id
    where promotion_uses.given_back_at is null and ${within({ from: before.from, to: period.to })} and ${isSold} and ${isRealSale}
    group by promotions.id
    order by given desc, orders desc, promotions.id
    limit ${MOST_GIFTS}
  `.execute(db);
  return rows;
}
