import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { OrderStatus } from '#shared/order-status.ts';
import { daysBefore, endOfShopDay, shopDayOf, startOfShopDay } from '#shared/shop-day.ts';
import { LOW_STOCK } from '#shared/stock.ts';
import { countWaitingOrders, type WaitingOrders } from '../order-desk/desk-queries.ts';
import type { Store } from '../store.ts';

/** Number of orders and their sum, in whole francs. */
export type Sales = { orders: number; total: number };

export type TopProduct = {
  id: string;
  name: string;
  nameFr: string | null;
  image: string | null;
  quantity: number;
  total: number;
};

export type LowProduct = { id: string; name: string; nameFr: string | null; stock: number };

export type Overview = {
  /** First and last day in Douala, both included. */
  from: string;
  to: string;
  sales: Sales;
  /** Paid with simulated money: no figure of sales holds them. */
  simulated: Sales;
  /** The same number of days before the period. */
  salesBefore: Sales;
  days: (Sales & { day: string })[];
  /** Weeks by their Mondays; the period may cut the first and the last. */
  weeks: (Sales & { week: string })[];
  statuses: (Sales & { status: OrderStatus })[];
  topProducts: TopProduct[];
  cashToCollect: Sales;
  waiting: WaitingOrders;
  lowStock: { low: number; soldOut: number; products: LowProduct[] };
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
  return {
    ...period,
    sales: await sumOrders(db, period, isSold),
    simulated: await sumOrders(db, period, isSimulated),
    salesBefore: await sumOrders(db, before, isSold),
    days: await listDays(db, period),
    weeks: await listWeeks(db, period),
    statuses: await listStatuses(db, period),
    topProducts: await listTopProducts(db, period),
    cashToCollect: await sumCashToCollect(db),
    waiting: await countWaitingOrders(db),
    lowStock: await readLowStock(db),
  };
}

type Period = { from: string; to: string };

function within({ from, to }: Period) {
  return sql`orders.created_at >= ${startOfShopDay(from)} and orders.created_at < ${endOfShopDay(to)}`;
}

// Sold: ordered, neither waiting for its money nor cancelled or returned, and not with simulated money.
const isOrdered = sql`orders.status in ('Placed', 'Confirmed', 'Packed', 'Out for delivery', 'Delivered')`;
const isSold = sql`${isOrdered} and not orders.is_payment_simulated`;
const isSimulated = sql`${isOrdered} and orders.is_payment_simulated`;
const shopDay = sql`(orders.created_at at time zone 'Africa/Douala')::date`;
const figures = sql`count(orders.id)::int as orders, coalesce(sum(orders.total), 0) as total`;

async function sumOrders(db: Database, period: Period, which: RawBuilder<unknown>): Promise<Sales> {
  const { rows } = await sql<Sales>`
    select ${figures} from orders where ${within(period)} and ${which}
  `.execute(db);
  return rows[0] ?? { orders: 0, total: 0 };
}

/** Every day of the period, including days without a sale. */
async function listDays(db: Database, period: Period): Promise<Overview['days']> {
  const { rows } = await sql<Sales & { day: string }>`
    with sold as (
      select ${shopDay} as day, ${figures} from orders where ${within(period)} and ${isSold} group by 1
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(sold.orders, 0) as orders, coalesce(sold.total, 0) as total
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as calendar (day)
    left join sold on sold.day = calendar.day
    order by 1
  `.execute(db);
  return rows;
}

async function listWeeks(db: Database, period: Period): Promise<Overview['weeks']> {
  const { rows } = await sql<Sales & { week: string }>`
    with sold as (
      select date_trunc('week', ${shopDay}) as week, ${figures} from orders where ${within(period)} and ${isSold} group by 1
    )
    select to_char(calendar.week, 'YYYY-MM-DD') as week, coalesce(sold.orders, 0) as orders, coalesce(sold.total, 0) as total
    from generate_series(
      date_trunc('week', ${period.from}::date), date_trunc('week', ${period.to}::date), interval '1 week'
    ) as calendar (week)
    left join sold on sold.week = calendar.week
    order by 1
  `.execute(db);
  return rows;
}

/** All orders of the period, by their current status; simulated money is in no sum. */
async function listStatuses(db: Database, period: Period): Promise<Overview['statuses']> {
  const { rows } = await sql<Sales & { status: OrderStatus }>`
    select orders.status, count(orders.id)::int as orders,
      coalesce(sum(orders.total) filter (where not orders.is_payment_simulated), 0) as total
    from orders where ${within(period)} group by 1
  `.execute(db);
  return rows;
}

/** By pieces; with the current name and picture of the product. */
async function listTopProducts(db: Database, period: Period): Promise<TopProduct[]> {
  const { rows } = await sql<TopProduct>`
    with sold as (
      select
        line.product_id, max(line.name) as name, sum(line.quantity)::int as quantity,
        sum(line.quantity * line.discounted_unit_price::bigint)::bigint as total
      from orders join order_lines as line on line.order_id = orders.id
      where ${within(period)} and ${isSold}
      group by 1
      order by quantity desc, total desc, line.product_id
      limit ${TOP_PRODUCTS}
    )
    select
      sold.product_id as id, coalesce(products.name, sold.name) as name, products.name_fr as "nameFr",
      products.images[1] as image, sold.quantity, sold.total
    from sold left join products on products.id = sold.product_id
    order by sold.quantity desc, sold.total desc, sold.product_id
  `.execute(db);
  return rows;
}

/** Cash not handed in yet: with riders or at the door, whenever it was ordered. */
async function sumCashToCollect(db: Database): Promise<Sales> {
  const { rows } = await sql<Sales>`
    select count(*)::int as orders, coalesce(sum(cash_due), 0) as total from orders where cash_due > 0
  `.execute(db);
  return rows[0] ?? { orders: 0, total: 0 };
}

/** Published products only: shoppers do not miss a draft. */
async function readLowStock(db: Database): Promise<Overview['lowStock']> {
  const low = db.selectFrom('products').where('isListed', '=', true).where('stock', '<=', LOW_STOCK);
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
