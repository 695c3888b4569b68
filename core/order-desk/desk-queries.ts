import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { Francs } from '#shared/money.ts';
import type { DeskView } from '#shared/order-desk.ts';
import type { OrderStatus, PaymentStatus } from '#shared/order-status.ts';
import type { PaymentMethod } from '#shared/payment-methods.ts';
import type { PhoneRefusal } from '#shared/phone-refusal.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';
import { hasIssue, isAmongIssues } from '../issues/has-issue.ts';
import { searchConditions } from '../orders/search-orders.ts';

export type DeskRow = {
  id: string;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  isPaymentSimulated: boolean;
  needsAttention: boolean;
  total: Francs;
  quantity: number;
  deliveryName: string;
  deliveryCity: string;
  isPickUp: boolean;
  phone: string;
  riderName: string | null;
  cashCollected: Francs;
  cashDue: Francs;
  /** Unanswered confirmation calls. */
  unreachedCount: number;
  lastUnreachedAt: Date | null;
  phoneRefusal: PhoneRefusal | null;
  /** The number of other parcels that this phone number refused at the door. */
  refusedBefore: number;
};

export type DeskFilters = {
  view: DeskView;
  search: string;
  city: string;
  status?: OrderStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  /** The first and the last day, both included, in Douala's time zone. */
  from?: string | undefined;
  to?: string | undefined;
};

export type DeskPage = { rows: DeskRow[]; next: string | null };

/** One page of the desk. Pages begin after the last order shown, so that new orders do not shift them. */
export async function listDeskOrders(
  db: Database,
  { after, limit, ...filters }: DeskFilters & { after?: string | undefined; limit: number },
): Promise<DeskPage> {
  const direction = filters.view === 'all' ? 'desc' : 'asc';
  let query = selectDeskRows(db)
    .where((order) => order.and(conditionsOf(filters)))
    .orderBy('createdAt', direction)
    .orderBy('sequence', direction)
    .limit(limit + 1);
  if (after !== undefined) {
    const last = sql`(select created_at, sequence from orders where id = ${after})`;
    query = query.where(
      direction === 'desc'
        ? sql<SqlBool>`(created_at, sequence) < ${last}`
        : sql<SqlBool>`(created_at, sequence) > ${last}`,
    );
  }
  const found = await query.execute();
  const rows = found.slice(0, limit);
  return { rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

export function listDeskRows(db: Database, ids: readonly string[]): Promise<DeskRow[]> {
  return selectDeskRows(db).where('id', 'in', ids).execute();
}

export function getDeskRow(db: Database, id: string): Promise<DeskRow> {
  return selectDeskRows(db).where('id', '=', id).executeTakeFirstOrThrow();
}

const refusedBefore = sql<number>`(
  select count(*)::int from orders as other
  where other.phone = orders.phone and other.status = 'Refused' and other.id <> orders.id
)`;

function selectDeskRows(db: Database) {
  return db
    .selectFrom('orders')
    .select([
      'id',
      'orderNumber',
      'createdAt',
      'status',
      'paymentStatus',
      'paymentMethod',
      'isPaymentSimulated',
      'total',
      'quantity',
      'deliveryName',
      'deliveryCity',
      'phone',
      'isPickUp',
      'cashCollected',
      'cashDue',
      'unreachedCount',
      'lastUnreachedAt',
      'phoneRefusal',
      sql<string | null>`(select name from riders where riders.id = orders.rider_id)`.as('riderName'),
      refusedBefore.as('refusedBefore'),
      hasIssue.as('needsAttention'),
    ]);
}

type Condition = Expression<SqlBool>;

// Literals, not parameters: the indexes of these views are partial, and the planner has to see the values.
const views: Record<DeskView, Condition> = {
  to_confirm: sql<SqlBool>`status = 'Placed'`,
  to_pack: sql<SqlBool>`status = 'Confirmed'`,
  to_send: sql<SqlBool>`status = 'Packed'`,
  out: sql<SqlBool>`status = 'Out for delivery'`,
  cash_to_collect: sql<SqlBool>`cash_due > 0`,
  attention: isAmongIssues,
  all: sql<SqlBool>`true`,
};

function conditionsOf({ view, search, city, status, paymentStatus, from, to }: DeskFilters): Condition[] {
  const conditions = [views[view], ...searchConditions(search)];
  if (city !== '') conditions.push(sql<SqlBool>`plain_words(delivery_city) = plain_words(${city})`);
  if (status) conditions.push(sql<SqlBool>`status = ${status}`);
  if (paymentStatus) conditions.push(sql<SqlBool>`payment_status = ${paymentStatus}`);
  if (from) conditions.push(sql<SqlBool>`created_at >= ${startOfShopDay(from)}`);
  if (to) conditions.push(sql<SqlBool>`created_at < ${endOfShopDay(to)}`);
  return conditions;
}

export type WaitingOrders = Record<Exclude<DeskView, 'all'>, number>;

/** The number of orders in each view, counted up to 100, because the page shows '99+'. */
export async function countWaitingOrders(db: Database): Promise<WaitingOrders> {
  const count = (view: DeskView) =>
    sql<number>`(select count(*)::int from (select from orders where ${views[view]} limit 100) as waiting)`;
  const { toConfirm, toPack, toSend, cashToCollect, ...counts } = await db
    .selectNoFrom([
      count('to_confirm').as('toConfirm'),
      count('to_pack').as('toPack'),
      count('to_send').as('toSend'),
      count('out').as('out'),
      count('cash_to_collect').as('cashToCollect'),
      count('attention').as('attention'),
    ])
    .executeTakeFirstOrThrow();
  return {
    to_confirm: toConfirm,
    to_pack: toPack,
    to_send: toSend,
    cash_to_collect: cashToCollect,
    ...counts,
  };
}
