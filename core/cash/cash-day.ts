import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { CashEntryState } from '#shared/cash.ts';
import { type Francs, francs } from '#shared/money.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';

export type CashFigures = {
  dispatched: number;
  delivered: number;
  /** These two are below zero where more was taken back that day than came. */
  collected: number;
  handedOver: number;
  /** Still in the pocket when the day ended. */
  outstanding: Francs;
  /** To be collected yet, at this moment: from parcels on their way, and from delivered ones that were not paid. */
  toCollect: Francs;
};

/** Without a rider: what somebody of the shop delivered, whose cash went straight into the till. */
export type CashRow = CashFigures & { rider: { id: string; name: string; phone: string } | undefined };

export type CashEntry = {
  id: number;
  kind: 'collected' | 'handed_over';
  riderId: string | null;
  riderName: string | null;
  orderId: string | null;
  orderNumber: string | null;
  /** Below zero where it takes another entry back. */
  amount: number;
  state: CashEntryState;
  note: string;
  actorName: string | null;
  at: Date;
};

export type CashDay = { rows: CashRow[]; totals: CashFigures; entries: CashEntry[] };

const ENTRIES = 500;

/** The cash of a day in Douala, rider by rider; riders without any are left out. */
export async function getCashDay(db: Database, day: string): Promise<CashDay> {
  const [begin, end] = [startOfShopDay(day), endOfShopDay(day)];
  const all = await listFigures(db, begin, end);
  const rows = all.filter(hasFigures).map(({ id, name, phone, ...figures }) => ({
    ...figures,
    rider: id === null || name === null || phone === null ? undefined : { id, name, phone },
  }));
  return { rows, totals: totalOf(rows), entries: await listEntries(db, begin, end) };
}

type FiguresRow = CashFigures & { id: string | null; name: string | null; phone: string | null };

async function listFigures(db: Database, begin: Date, end: Date): Promise<FiguresRow[]> {
  // What was in hand then is what is in hand now, without all that came and went since.
  const { rows } = await sql<FiguresRow>`
    with
      sent as (select rider_id, count(*) as parcels from orders
        where dispatched_at >= ${begin} and dispatched_at < ${end} group by rider_id),
      delivered as (select rider_id, count(*) as parcels from orders
        where delivered_at >= ${begin} and delivered_at < ${end} and dispatched_at is not null group by rider_id),
      collected as (select rider_id,
          coalesce(sum(amount) filter (where created_at < ${end}), 0) as that_day,
          coalesce(sum(amount) filter (where created_at >= ${end}), 0) as since
        from cash_collections where created_at >= ${begin} group by rider_id),
      handed as (select rider_id,
          coalesce(sum(amount) filter (where created_at < ${end}), 0) as that_day,
          coalesce(sum(amount) filter (where created_at >= ${end}), 0) as since
        from cash_handovers where created_at >= ${begin} group by rider_id),
      due as (select rider_id, sum(cash_due) as amount from orders where cash_due > 0 group by rider_id)
    select carrier.id, carrier.name, carrier.phone,
      coalesce(sent.parcels, 0) as dispatched,
      coalesce(delivered.parcels, 0) as delivered,
      coalesce(collected.that_day, 0) as collected,
      coalesce(handed.that_day, 0) as handed_over,
      case when carrier.id is null then 0
        else carrier.cash_in_hand - coalesce(collected.since, 0) + coalesce(handed.since, 0) end as outstanding,
      coalesce(due.amount, 0) as to_collect
    from (
      select id, name, phone, cash_in_hand from riders
      union all select null, null, null, 0
    ) as carrier
    left join sent on sent.rider_id is not distinct from carrier.id
    left join delivered on delivered.rider_id is not distinct from carrier.id
    left join collected on collected.rider_id is not distinct from carrier.id
    left join handed on handed.rider_id is not distinct from carrier.id
    left join due on due.rider_id is not distinct from carrier.id
    order by carrier.name nulls last, carrier.id
  `.execute(db);
  return rows;
}

const figureNames = [
  'dispatched',
  'delivered',
  'collected',
  'handedOver',
  'outstanding',
  'toCollect',
] as const satisfies readonly (keyof CashFigures)[];

function hasFigures(row: CashFigures): boolean {
  return figureNames.some((name) => row[name] !== 0);
}

function totalOf(rows: readonly CashFigures[]): CashFigures {
  const sum = (name: keyof CashFigures) => rows.reduce((total, row) => total + row[name], 0);
  return {
    dispatched: sum('dispatched'),
    delivered: sum('delivered'),
    collected: sum('collected'),
    handedOver: sum('handedOver'),
    outstanding: francs(sum('outstanding')),
    toCollect: francs(sum('toCollect')),
  };
}

/** Every entry of the day, the last one first: who noted what about whose cash. */
async function listEntries(db: Database, begin: Date, end: Date): Promise<CashEntry[]> {
  const { rows } = await sql<CashEntry>`
    select entry.id, entry.kind, entry.state, entry.rider_id, riders.name as rider_name, orders.id as order_id, orders.order_number, entry.amount, entry.note,
      users.name as actor_name, entry.created_at as at
    from (
      select 'collected' as kind, id, rider_id, order_id, amount, note, actor_id, created_at,
          ${entryState('cash_collections')} as state
        from cash_collections where created_at >= ${begin} and created_at < ${end}
      union all
      select 'handed_over', id, rider_id, null, amount, note, actor_id, created_at, ${entryState('cash_handovers')}
        from cash_handovers where created_at >= ${begin} and created_at < ${end}
    ) as entry
    left join riders on riders.id = entry.rider_id
    left join orders on orders.id = entry.order_id
    left join users on users.id = entry.actor_id
    order by entry.created_at desc, entry.kind, entry.id desc
    limit ${ENTRIES}
  `.execute(db);
  return rows;
}

/** How an entry of one of the two books stands. */
export function entryState(book: 'cash_collections' | 'cash_handovers') {
  const entry = sql.table(book);
  return sql<CashEntryState>`case
    when ${entry}.takes_back is not null then 'takes_back'
    when exists (select from ${entry} as later where later.takes_back = ${entry}.id) then 'taken_back'
    else 'stands' end`;
}
