import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { saleOfLine } from '../ledger/sale-of-order.ts';
import { isSold, type Period, type PeriodPair, within } from './period.ts';
import { isStillSale, reducedSales, sale } from './sales-left.ts';

type MarginOfPeriod = {
  /** The sales of pieces with a known purchase cost. */
  sold: number;
  /** What the shop paid for these. */
  cost: number;
  /** The sales of pieces without a known cost, which are in no margin. */
  withoutCost: number;
};

export type Margin = MarginOfPeriod & { before: MarginOfPeriod };

export async function readMargin(db: Database, { period, before }: PeriodPair): Promise<Margin> {
  return { ...(await marginOf(db, period)), before: await marginOf(db, before) };
}

/**
 * Uses the cost known when the pieces were ordered, otherwise today's: costs entered later apply to pieces sold without one.
 */
async function marginOf(db: Database, period: Period): Promise<MarginOfPeriod> {
  const { rows } = await sql<MarginOfPeriod>`
    with ${reducedSales(period)},
    lines as (
      select line.quantity, line.product_id, line.unit_cost,
        ${saleOfLine(sale)} as amount
      from orders
      join order_lines as line on line.order_id = orders.id
      left join reduced on reduced.order_id = orders.id
      where ${within(period)} and ${isSold} and ${isStillSale}
    ),
    sold as (
      select product_id, unit_cost, sum(quantity) as quantity, sum(amount) as amount from lines group by 1, 2
    ),
    costed as (
      select quantity, amount, coalesce(unit_cost, (
        select purchase_cost from products where products.id = product_id
      )) as cost
      from sold
    )
    select coalesce(round(sum(amount) filter (where cost is not null)), 0)::bigint as sold,
      coalesce(sum(quantity * cost), 0)::bigint as cost,
      coalesce(round(sum(amount) filter (where cost is null)), 0)::bigint as without_cost
    from costed
  `.execute(db);
  return rows[0] ?? { sold: 0, cost: 0, withoutCost: 0 };
}
