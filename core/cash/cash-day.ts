import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { CashEntryKind, CashEntryState } from '#shared/cash.ts';
import { type Francs, francs } from '#shared/money.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';
import { type DayClosing, type DayFigures, isSameDay, listClosingsOfDay } from './day-closing-queries.ts';

export type CashFigures = {
  dispatched: number;
  delivered: number;
  /** Parcels refused at the door. */
  refused: number;
  /** `collected` and `handedOver` are negative if corrections of that day exceed what came in. */
  collected: number;
  handedOver: number;
  /** Cash refunded to shoppers out of the till. */
  givenBack: number;
  /** Cash that was still with the rider at the end of the day. */
  outstanding: Francs;
  /** Cash due now: for parcels on their way and for delivered parcels that are not fully paid. */
  toCollect: Francs;
};

/** The cash of one rider. Without a rider: parcels delivered by staff, whose cash went straight into the till. */
export type CashRow = CashFigures & {
  rider: { id: string; name: string; phone: string } | undefined;
  /** Parcels with the rider at this moment. */
  carried: number;
  /** The newest closing of the day, and whether the figures have changed since. */
  closing: (DayClosing & { isChanged: boolean }) | null;
};

export type CashEntry = {
  /** Null if the entry cannot be corrected here: refunds in cash belong to their refund, the till's own entries to the till. */
  id: number | null;
  kind: CashEntryKind;
  riderId: string | null;
  riderName: string | null;
  orderId: string | null;
  orderNumber: string | null;
  /** Negative if the entry takes back another one. */
  amount: number;
  state: CashEntryState;
  note: string;
  actorName: string | null;
  at: Date;
  /** The rider's confirmation of a hand-over; null until it is given. */
  saidAmount: number | null;
  saidNote: string | null;
  saidBy: string | null;
  saidInPresence: boolean | null;
  saidAt: Date | null;
  /** Whether the rider's confirmation is still missing. */
  isToConfirm: boolean;
};

/**
 * What came into the till that day (from riders, across the counter, put in), what left it (given back, paid out, to the bank), and what its
 * counts found to be missing or too much.
 */
export type TillDay = { came: number; wentOut: number; difference: number };

export type CashDay = { rows: CashRow[]; totals: CashFigures; till: TillDay; entries: CashEntry[] };

const ENTRIES = 500;

/** The cash of one day in Douala's time zone by rider, without riders who have no cash, no parcel and no closing that day. */
export async function getCashDay(db: Database, day: string): Promise<CashDay> {
  const [begin, end] = [startOfShopDay(day), endOfShopDay(day)];
  const all = await listFigures(db, begin, end);
  const closings = new Map((await listClosingsOfDay(db, day)).map((closing) => [closing.riderId, closing]));
  const rows = all
    .filter((row) => hasFigures(row) || closings.has(row.id ?? ''))
    .map(({ id, name, phone, ...figures }) => {
      const closing = closings.get(id ?? '');
      return {
        ...figures,
        rider: id === null || name === null || phone === null ? undefined : { id, name, phone },
        closing: closing ? { ...closing, isChanged: !isSameDay(figures, closing) } : null,
      };
    });
  const totals = totalOf(rows);
  return {
    rows,
    totals,
    till: await readTillDay(db, begin, end),
    entries: await listEntries(db, begin, end),
  };
}

/** The figures that a closing of the rider's day records. */
export async function readRiderFigures(db: Database, riderId: string, day: string): Promise<DayFigures> {
  const [row] = await listFigures(db, startOfShopDay(day), endOfShopDay(day), sql`carrier.id = ${riderId}`);
  if (!row) throw new Error(`There is no rider ${riderId}.`);
  const { dispatched, delivered, refused, carried, collected, handedOver, outstanding } = row;
  return { dispatched, delivered, refused, carried, collected, handedOver, outstanding };
}

type FiguresRow = CashFigures & {
  id: string | null;
  name: string | null;
  phone: string | null;
  carried: number;
};

async function listFigures(
  db: Database,
  begin: Date,
  end: Date,
  which: RawBuilder<unknown> = sql`true`,
): Promise<FiguresRow[]> {
  // The cash in hand at the end of the day is today's cash in hand minus all movements since.
  const { rows } = await sql<FiguresRow>`
    with
      sent as (${parcelsOfDay(sql`dispatched_at >= ${begin} and dispatched_at < ${end}`, end)}),
      delivered as (${parcelsOfDay(sql`delivered_at >= ${begin} and delivered_at < ${end} and dispatched_at is not null`, end)}),
      refused as (${parcelsOfDay(
        sql`status = 'Refused' and orders.updated_at >= ${begin} and exists (
        select from order_events as event where event.order_id = orders.id and event.to_status = 'Refused'
          and event.from_status <> event.to_status and event.created_at >= ${begin} and event.created_at < ${end})`,
        end,
      )}),
      cash as (select rider_id,
          ${cashSum(sql`kind = 'in' and at < ${end}`)} as collected,
          ${cashSum(sql`kind = 'moved' and at < ${end}`)} as handed_over,
          ${cashSum(sql`kind = 'out' and at < ${end}`)} as given_back,
          ${cashSum(sql`kind in ('in', 'difference') and at >= ${end}`)} - ${cashSum(sql`kind = 'moved' and at >= ${end}`)} as in_hand_since
        from money_movements where place = 'cash' and kind in ('in', 'moved', 'out', 'difference') and at >= ${begin} group by rider_id),
      carried as (select rider_id, count(*) as parcels from orders where status = 'Out for delivery' group by rider_id),
      due as (select rider_id, sum(cash_due) as amount from orders where cash_due > 0 group by rider_id)
    select carrier.id, carrier.name, carrier.phone,
      coalesce(sent.parcels, 0) as dispatched,
      coalesce(delivered.parcels, 0) as delivered,
      coalesce(refused.parcels, 0) as refused,
      coalesce(carried.parcels, 0) as carried,
      coalesce(cash.collected, 0) as collected,
      coalesce(cash.handed_over, 0) as handed_over,
      coalesce(cash.given_back, 0) as given_back,
      case when carrier.id is null then 0 else carrier.cash_in_hand - coalesce(cash.in_hand_since, 0) end as outstanding,
      coalesce(due.amount, 0) as to_collect
    from (
      select id, name, phone, cash_in_hand from riders
      union all select null, null, null, 0
    ) as carrier
    left join sent on sent.rider_id is not distinct from carrier.id
    left join delivered on delivered.rider_id is not distinct from carrier.id
    left join refused on refused.rider_id is not distinct from carrier.id
    left join cash on cash.rider_id is not distinct from carrier.id
    left join carried on carried.rider_id is not distinct from carrier.id
    left join due on due.rider_id is not distinct from carrier.id
    where ${which}
    order by carrier.name nulls last, carrier.id
  `.execute(db);
  return rows;
}

/** Counts parcels for the rider who had them at the end of the day; later changes of rider do not count. */
function parcelsOfDay(which: RawBuilder<unknown>, end: Date) {
  return sql`select case when later.order_id is null then orders.rider_id else later.from_rider_id end as rider_id,
      count(*) as parcels
    from orders left join lateral (
      select order_id, from_rider_id from rider_changes
      where rider_changes.order_id = orders.id and created_at >= ${end} order by rider_changes.id limit 1
    ) as later on true
    where ${which} group by 1`;
}

function cashSum(which: RawBuilder<unknown>) {
  return sql`coalesce(sum(amount) filter (where ${which}), 0)`;
}

/** Cash that came in: hand-overs by riders, cash collected without a rider, and cash put into the till. */
async function readTillDay(db: Database, begin: Date, end: Date): Promise<TillDay> {
  const { rows } = await sql<TillDay>`
    select ${cashSum(sql`kind in ('moved', 'paid_in') or (kind = 'in' and rider_id is null)`)} as came,
      ${cashSum(sql`kind in ('out', 'paid_out', 'banked')`)} as went_out,
      ${cashSum(sql`kind = 'difference' and rider_id is null`)} as difference
    from money_movements where place = 'cash' and at >= ${begin} and at < ${end}
  `.execute(db);
  return rows[0] ?? { came: 0, wentOut: 0, difference: 0 };
}

const figureNames = [
  'dispatched',
  'delivered',
  'refused',
  'collected',
  'handedOver',
  'givenBack',
  'outstanding',
  'toCollect',
] as const satisfies readonly (keyof CashFigures)[];

function hasFigures(row: FiguresRow): boolean {
  return row.carried !== 0 || figureNames.some((name) => row[name] !== 0);
}

function totalOf(rows: readonly CashFigures[]): CashFigures {
  const sum = (name: keyof CashFigures) => rows.reduce((total, row) => total + row[name], 0);
  return {
    dispatched: sum('dispatched'),
    delivered: sum('delivered'),
    refused: sum('refused'),
    collected: sum('collected'),
    handedOver: sum('handedOver'),
    givenBack: sum('givenBack'),
    outstanding: francs(sum('outstanding')),
    toCollect: francs(sum('toCollect')),
  };
}

/** Every entry of the day, newest first: who noted what about whose cash. */
async function listEntries(db: Database, begin: Date, end: Date): Promise<CashEntry[]> {
  const { rows } = await sql<CashEntry>`
    select case when entry.source in ('collection', 'handover') then entry.source_id::bigint end as id,
      case entry.kind when 'in' then 'collected' when 'moved' then 'handed_over' when 'out' then 'given_back' else entry.kind end as kind,
      case
        when entry.source = 'collection' then (select ${entryState('cash_collections')} from cash_collections where id = entry.source_id::bigint)
        when entry.source = 'handover' then (select ${entryState('cash_handovers')} from cash_handovers where id = entry.source_id::bigint)
        when entry.source = 'till_entry' then (select ${entryState('till_entries')} from till_entries where id = entry.source_id::bigint)
        when entry.kind = 'difference' then 'valid'
        when entry.amount < 0 then 'takes_back'
        when entry.source = 'reversal' then 'taken_back'
        else 'valid'
      end as state,
      entry.rider_id, riders.name as rider_name, orders.id as order_id, orders.order_number, entry.amount, entry.note,
      users.name as actor_name, entry.at, said.amount as said_amount, said.note as said_note, said.rider_name as said_by,
      said.is_in_presence as said_in_presence, said.confirmed_at as said_at,
      handed.in_hand is not null and said.handover_id is null
        and taken_back.id is null as is_to_confirm
    from money_movements as entry
    left join riders on riders.id = entry.rider_id
    left join orders on orders.id = entry.order_id
    left join users on users.id = entry.actor_id
    -- Each by its own entry: 'limit 1' keeps the planner from reading all hand-overs to join them.
    left join lateral (
      select id, in_hand from cash_handovers
      where id = case when entry.source = 'handover' then entry.source_id end::bigint
      limit 1
    ) as handed on true
    left join lateral (select id from cash_handovers where takes_back = handed.id limit 1) as taken_back on true
    left join handover_confirmations as said on said.handover_id = handed.id
    where entry.place = 'cash' and entry.kind <> 'waived' and entry.at >= ${begin} and entry.at < ${end}
    order by entry.at desc, entry.kind, entry.source_id desc
    limit ${ENTRIES}
  `.execute(db);
  return rows;
}

/** SQL for the state of an entry: it takes back another one, was taken back itself, or is valid. */
export function entryState(book: 'cash_collections' | 'cash_handovers' | 'till_entries') {
  const entry = sql.table(book);
  return sql<CashEntryState>`case
    when ${entry}.takes_back is not null then 'takes_back'
    when exists (select from ${entry} as later where later.takes_back = ${entry}.id) then 'taken_back'
    else 'valid' end`;
}
