import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { daysBefore, endOfShopDay, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import { countOpinions } from '../admin-frame/count-menu.ts';
import { countNewMessages } from '../contact/inbox.ts';
import { takenByBanks } from '../ledger/money-lines.ts';
import { saleOfLine } from '../ledger/sale-of-order.ts';
import { countWaitingOrders, type WaitingOrders } from '../order-desk/desk-queries.ts';
import type { Store } from '../store.ts';
import { type ConversionDay, listConversion } from '../visits/conversion.ts';
import { type Buyers, countBuyers } from './buyers.ts';
import { type CodeFigures, readCodeFigures } from './code-figures.ts';
import { readGiftFigures } from './gift-figures.ts';
import { countLeftCarts, type LeftCarts } from './left-carts.ts';
import { type Margin, readMargin } from './margin.ts';
import { isOrdered, isSold, type Period, type PeriodPair, within } from './period.ts';
import { countRefusals, type Refusals } from './refusals.ts';
import { readSaleFigures, type SaleFigure } from './sale-figures.ts';
import { isStillSale, reducedSales, sale } from './sales-left.ts';

/** Number of orders and their sum, in whole francs. */
export type Sales = { orders: number; total: number };

export type TopProduct = {
  id: string;
  name: string;
  nameFr: string | null;
  image: string | null;
  quantity: number;
  quantityBefore: number;
  total: number;
};

export type LowProduct = { id: string; name: string; nameFr: string | null; stock: number };

export type Overview = {
  /** The first and the last day, both included, in Douala's time zone. */
  from: string;
  to: string;
  sales: Sales;
  /** Orders paid with simulated money; no sales figure includes them. */
  simulated: Sales;
  /** The same number of days before the period. */
  salesBefore: Sales;
  days: (Sales & { day: string })[];
  /** Weeks by their Mondays; the period may cut the first and the last. */
  weeks: (Sales & { week: string })[];
  /** Money that moved in the period, whenever its order was placed. */
  money: PeriodMoney;
  moneyBefore: PeriodMoney;
  statuses: (Sales & { status: OrderStatus; ordersBefore: number })[];
  conversion: { days: ConversionDay[]; before: Omit<ConversionDay, 'day'> };
  margin: Margin;
  refusals: Refusals;
  buyers: Buyers;
  leftCarts: LeftCarts;
  codes: CodeFigures;
  percentSales: SaleFigure[];
  gifts: SaleFigure[];
  topProducts: TopProduct[];
  cashToCollect: Sales;
  waiting: WaitingOrders;
  newMessages: number;
  newReviews: number;
  newQuestions: number;
  lowStock: { low: number; soldOut: number; products: LowProduct[] };
};

type PeriodMoney = {
  came: number;
  givenBack: number;
  /** The part of `givenBack` that banks took in disputes that were lost. */
  takenBack: number;
  waived: number;
  kept: number;
  /** The fees that providers kept, by their statements. */
  fees: number;
  /** Cash paid out of the till for anything but refunds. */
  paidOut: number;
  /** What the counts of the till found missing (negative) or too much. */
  difference: number;
  owedBack: number;
};

const TOP_PRODUCTS = 8;
const LOW_PRODUCTS = 6;

/** Figures of the last `days` days including today, and what waits at this moment. */
export async function readOverview(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  { days }: { days: number },
): Promise<Overview> {
  const to = shopDayOf(clock.now());
  const from = daysBefore(to, days - 1);
  const period = { from, to };
  const before = { from: daysBefore(from, days), to: daysBefore(from, 1) };
  const pair = { period, before };
  const ofPeriod = await listDays(db, period);
  const ofTimeBefore = await listDays(db, before);
  return {
    ...period,
    sales: sumOf(ofPeriod.map(({ sales }) => sales)),
    simulated: sumOf(ofPeriod.map(({ simulated }) => simulated)),
    salesBefore: sumOf(ofTimeBefore.map(({ sales }) => sales)),
    days: ofPeriod.map(({ day, sales }) => ({ day, ...sales })),
    weeks: weeksOf(ofPeriod),
    money: await readPeriodMoney(db, period),
    moneyBefore: await readPeriodMoney(db, before),
    statuses: await listStatuses(db, pair),
    conversion: await readConversion(db, pair),
    margin: await readMargin(db, pair),
    refusals: await countRefusals(db, pair),
    buyers: await countBuyers(db, pair),
    leftCarts: await countLeftCarts(db, pair),
    codes: await readCodeFigures(db, pair),
    percentSales: await readSaleFigures(db, pair),
    gifts: await readGiftFigures(db, pair),
    topProducts: await listTopProducts(db, pair),
    cashToCollect: await sumCashToCollect(db),
    waiting: await countWaitingOrders(db),
    newMessages: await countNewMessages(db),
    ...(await countOpinions(db)),
    lowStock: await readLowStock(db),
  };
}

const shopDay = sql`(orders.created_at at time zone 'Africa/Douala')::date`;

async function readConversion(db: Database, { period, before }: PeriodPair): Promise<Overview['conversion']> {
  const days = await listConversion(db, period);
  const earlier = await listConversion(db, before);
  const sum = (step: keyof Omit<ConversionDay, 'day'>) =>
    earlier.reduce((all, ofDay) => all + ofDay[step], 0);
  return {
    days,
    before: {
      ...{ visits: sum('visits'), products: sum('products'), carts: sum('carts') },
      ...{ checkouts: sum('checkouts'), orders: sum('orders') },
    },
  };
}

type SoldDay = { day: string; sales: Sales; simulated: Sales };
type SoldDayRow = {
  day: string;
  orders: number;
  total: number;
  simulatedOrders: number;
  simulatedTotal: number;
};

/**
 * Every day of the period, including days without sales. A fully refunded order is no sale; after a partial refund or a write-off, the
 * rest is the sale.
 */
async function listDays(db: Database, period: Period): Promise<SoldDay[]> {
  const { rows } = await sql<SoldDayRow>`
    with ${reducedSales(period)},
    sold as (
      select ${shopDay} as day,
        count(*) filter (where not is_payment_simulated)::int as orders,
        coalesce(sum(${sale}) filter (where not is_payment_simulated), 0) as total,
        count(*) filter (where is_payment_simulated)::int as simulated_orders,
        coalesce(sum(${sale}) filter (where is_payment_simulated), 0) as simulated_total
      from orders left join reduced on reduced.order_id = orders.id
      where ${within(period)} and ${isOrdered} and ${isStillSale}
      group by 1
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(sold.orders, 0) as orders, coalesce(sold.total, 0) as total,
      coalesce(sold.simulated_orders, 0) as simulated_orders, coalesce(sold.simulated_total, 0) as simulated_total
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as calendar (day)
    left join sold on sold.day = calendar.day
    order by 1
  `.execute(db);
  return rows.map(({ day, orders, total, simulatedOrders, simulatedTotal }) => ({
    day,
    sales: { orders, total },
    simulated: { orders: simulatedOrders, total: simulatedTotal },
  }));
}

function sumOf(sales: readonly Sales[]): Sales {
  return sales.reduce(
    (sum, { orders, total }) => ({ orders: sum.orders + orders, total: sum.total + total }),
    { orders: 0, total: 0 },
  );
}

function weeksOf(days: readonly SoldDay[]): Overview['weeks'] {
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(day));
  return [...byWeek].map(([week, ofWeek]) => ({ week, ...sumOf(ofWeek.map(({ sales }) => sales)) }));
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return daysBefore(day, (weekday + 6) % 7);
}

/** The ledger's sums for the period, by the days on which money moved; `owedBack` is as of now. */
async function readPeriodMoney(db: Database, { from, to }: Period): Promise<PeriodMoney> {
  const { rows } = await sql<PeriodMoney>`
    select
      coalesce(sum(amount) filter (where kind = 'in'), 0) as came,
      coalesce(sum(amount) filter (where kind = 'out'), 0) as given_back,
      ${takenByBanks} as taken_back,
      coalesce(sum(amount) filter (where kind = 'waived'), 0) as waived,
      coalesce(sum(amount) filter (where kind = 'in'), 0) - coalesce(sum(amount) filter (where kind = 'out'), 0) as kept,
      coalesce(sum(amount) filter (where kind = 'fee'), 0) as fees,
      coalesce(sum(amount) filter (where kind = 'paid_out'), 0) as paid_out,
      coalesce(sum(amount) filter (where kind = 'difference'), 0) as difference,
      (select coalesce(sum(refunds.amount), 0)
        from refunds left join payment_attempts on payment_attempts.id = attempt_id
        where refunds.state <> 'done' and not coalesce(is_simulated, false)) as owed_back
    from money_movements
    where at >= ${startOfShopDay(from)} and at < ${endOfShopDay(to)} and not is_simulated
  `.execute(db);
  return (
    rows[0] ?? {
      came: 0,
      givenBack: 0,
      takenBack: 0,
      waived: 0,
      kept: 0,
      fees: 0,
      paidOut: 0,
      difference: 0,
      owedBack: 0,
    }
  );
}

/** All orders of the period by current status, and statuses that only the period before had; sums leave out simulated money. */
async function listStatuses(db: Database, { period, before }: PeriodPair): Promise<Overview['statuses']> {
  const now = await countByStatus(db, period);
  const earlier = await countByStatus(db, before);
  const statuses = new Set([...now, ...earlier].map(({ status }) => status));
  return [...statuses].map((status) => {
    const { orders = 0, total = 0 } = now.find((row) => row.status === status) ?? {};
    const ordersBefore = earlier.find((row) => row.status === status)?.orders ?? 0;
    return { status, orders, total, ordersBefore };
  });
}

async function countByStatus(db: Database, period: Period): Promise<(Sales & { status: OrderStatus })[]> {
  const { rows } = await sql<Sales & { status: OrderStatus }>`
    select orders.status, count(orders.id)::int as orders,
      coalesce(sum(orders.total) filter (where not orders.is_payment_simulated), 0) as total
    from orders where ${within(period)} group by 1
  `.execute(db);
  return rows;
}

/** The products with the most pieces sold, with their current name and picture. */
async function listTopProducts(db: Database, { period, before }: PeriodPair): Promise<TopProduct[]> {
  const { rows } = await sql<TopProduct>`
    with ${reducedSales(before)},
    sold as (
      select
        line.product_id, max(line.name) as name, sum(line.quantity)::int as quantity,
        round(sum(${saleOfLine(sale)}))::bigint as total
      from orders
      join order_lines as line on line.order_id = orders.id
      left join reduced on reduced.order_id = orders.id
      where ${within(period)} and ${isSold} and ${isStillSale}
      group by 1
      order by quantity desc, total desc, line.product_id
      limit ${TOP_PRODUCTS}
    ),
    earlier as (
      select line.product_id, sum(line.quantity)::int as quantity
      from orders
      join order_lines as line on line.order_id = orders.id
      left join reduced on reduced.order_id = orders.id
      where ${within(before)} and ${isSold} and ${isStillSale} and line.product_id in (select product_id from sold)
      group by 1
    )
    select
      sold.product_id as id, coalesce(products.name, sold.name) as name, products.name_fr as "nameFr",
      products.images[1] as image, sold.quantity, sold.total,
      coalesce(earlier.quantity, 0) as quantity_before
    from sold left join products on products.id = sold.product_id
    left join earlier on earlier.product_id = sold.product_id
    order by sold.quantity desc, sold.total desc, sold.product_id
  `.execute(db);
  return rows;
}

/** Cash due of all orders, whenever they were placed. */
async function sumCashToCollect(db: Database): Promise<Sales> {
  const { rows } = await sql<Sales>`
    select count(*)::int as orders, coalesce(sum(cash_due), 0) as total from orders where cash_due > 0
  `.execute(db);
  return rows[0] ?? { orders: 0, total: 0 };
}

/** Counts only published products: shoppers do not miss a draft. */
async function readLowStock(db: Database): Promise<Overview['lowStock']> {
  const low = db.selectFrom('products').where('isListed', '=', true).where('isLow', '=', true);
  const { soldOut, all } = await low
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where stock = 0)::int`.as('soldOut'),
    ])
    .executeTakeFirstOrThrow();
  const products = await low
    .select(['id', 'name', 'nameFr', 'stock'])
    .orderBy('stock')
    .orderBy('sequence', 'desc')
    .limit(LOW_PRODUCTS)
    .execute();
  return { low: all - soldOut, soldOut, products };
}
