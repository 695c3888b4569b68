import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { startOfShopDay } from '#shared/shop-day.ts';
import { isRealSale, saleOfOrder } from '../ledger/sale-of-order.ts';
import { isSold, type PeriodPair, within } from './period.ts';

export type CodeFigure = {
  code: string;
  uses: number;
  /** The sales left of the orders with the code. */
  sales: number;
  given: number;
  usesBefore: number;
  givenBefore: number;
};

export type CodeFigures = { given: number; givenBefore: number; codes: CodeFigure[] };

const MOST_CODES = 8;

/** What promotion codes took off the period's orders, without orders that were cancelled or fully refunded. */
export async function readCodeFigures(db: Database, { period, before }: PeriodPair): Promise<CodeFigures> {
  const isNow = sql`orders.created_at >= ${startOfShopDay(period.from)}`;
  const { rows } = await sql<CodeFigure>`
    select orders.promo_code as code,
      count(*) filter (where ${isNow})::int as uses,
      coalesce(sum(${saleOfOrder}) filter (where ${isNow}), 0) as sales,
      coalesce(sum(promotion_uses.amount) filter (where ${isNow}), 0) as given,
      count(*) filter (where not ${isNow})::int as uses_before,
      coalesce(sum(promotion_uses.amount) filter (where not ${isNow}), 0) as given_before
    from promotion_uses
    join promotions on promotions.id = promotion_uses.promotion_id and promotions.kind <> 'gift'
    join orders on orders.id = promotion_uses.order_id
    where promotion_uses.given_back_at is null and ${within({ from: before.from, to: period.to })} and ${isSold} and ${isRealSale}
    group by 1
    order by given desc, uses desc, code
  `.execute(db);
  return {
    given: rows.reduce((sum, { given }) => sum + given, 0),
    givenBefore: rows.reduce((sum, { givenBefore }) => sum + givenBefore, 0),
    codes: rows.slice(0, MOST_CODES),
  };
}
