import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import type { MovementKind, MovementSource } from '#shared/money-movements.ts';
import type { CashCount } from '#shared/till.ts';

export type Till = {
  id: number;
  openedAt: Date;
  openedBy: string | null;
  /** The cash in the drawer from the last closing and the movements since; null for the first till. */
  carried: number | null;
  openingFloat: number;
  openingNote: string;
  closedAt: Date | null;
  closedBy: string | null;
  /** The cash in the till by the books; for a closed till, as of its closing. */
  expected: number;
  counted: number | null;
  counts: CashCount | null;
  closingNote: string;
  /** Sums of what came and went, without the closing count and later corrections. */
  sums: TillSums;
};

export type TillSums = {
  /** Cash collected across the counter. */
  collected: number;
  /** Cash handed over by riders. */
  handedOver: number;
  paidIn: number;
  givenBack: number;
  paidOut: number;
  banked: number;
};

/** A movement of the ledger that went through a till. */
export type TillLine = {
  source: MovementSource;
  sourceId: string;
  kind: MovementKind;
  amount: number;
  note: string;
  orderId: string | null;
  orderNumber: string | null;
  riderName: string | null;
  actorName: string | null;
  /** Whether this is an entry of the till itself that can still be taken back. */
  isValid: boolean;
  /** Whether it was written after the till's closing, so that it does not change the count. */
  isAfterClosing: boolean;
  at: Date;
};

/** SQL: the amount by which a movement changes a till. */
const change = sql<number>`case when kind in ('in', 'moved', 'paid_in') then amount else -amount end`;
const isCounted = sql`source not in ('till_opening', 'till_closing')`;

/** The cash in the till by the books; reliable only while the till is locked. */
export async function countExpected(db: Database, tillId: number): Promise<number> {
  const { rows } = await sql<{ expected: number }>`
    select (opening_float + coalesce(
        (select sum(${change}) from money_movements where till_id = tills.id and ${isCounted}), 0))::int as expected
    from tills where id = ${tillId}
  `.execute(db);
  return rows[0]?.expected ?? 0;
}

/**
 * The cash that should be in the drawer while no till is open: the last count, and what came or went since. Undefined before the first
 * closing. A correction belongs to the time of its entry: an error from before a closing was already found by that closing's count.
 */
export async function countCarried(db: Database): Promise<{ counted: number; since: number } | undefined> {
  const { rows } = await sql<{ counted: number; since: number }>`
    select counted, coalesce((select sum(${change}) from money_movements
        where after_till_id = tills.id and place = 'cash'), 0)::int as since
    from tills where closed_at is not null order by id desc limit 1
  `.execute(db);
  return rows[0];
}

export function findOpenTillId(db: Database): Promise<{ id: number } | undefined> {
  return db.selectFrom('tills').select('id').where('closedAt', 'is', null).executeTakeFirst();
}

export async function findTill(db: Database, id: number): Promise<Till | undefined> {
  const [till] = await readTills(db, sql`tills.id = ${id}`, 1);
  return till;
}

/** The closed tills, newest first. */
export function listClosedTills(
  db: Database,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<Till[]> {
  const earlier = after === undefined ? sql`true` : sql`tills.id < ${after}`;
  return readTills(db, sql`closed_at is not null and ${earlier}`, limit);
}

async function readTills(db: Database, which: RawBuilder<unknown>, limit: number): Promise<Till[]> {
  const sumOf = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(amount) filter (where ${condition}), 0)::int`;
  const { rows } = await sql<Omit<Till, 'sums' | 'expected'> & TillSums & { expected: number | null }>`
    select tills.id, opened_at, opener.name as opened_by, carried, opening_float, opening_note, closed_at,
      closer.name as closed_by, expected, counted, counts, closing_note, sums.*
    from tills
    left join users as opener on opener.id = opened_by
    left join users as closer on closer.id = closed_by
    cross join lateral (
      select ${sumOf(sql`kind = 'in'`)} as collected, ${sumOf(sql`kind = 'moved'`)} as handed_over,
        ${sumOf(sql`kind = 'paid_in'`)} as paid_in, ${sumOf(sql`kind = 'out'`)} as given_back,
        ${sumOf(sql`kind = 'paid_out'`)} as paid_out, ${sumOf(sql`kind = 'banked'`)} as banked
      from money_movements
      where till_id = tills.id and ${isCounted} and (closed_at is null or at <= closed_at)
    ) as sums
    where ${which}
    order by tills.id desc limit ${limit}
  `.execute(db);
  return rows.map(({ collected, handedOver, paidIn, givenBack, paidOut, banked, expected, ...till }) => ({
    ...till,
    expected: expected ?? till.openingFloat + collected + handedOver + paidIn - givenBack - paidOut - banked,
    sums: { collected, handedOver, paidIn, givenBack, paidOut, banked },
  }));
}

const LINES = 500;

/** The movements through a till, newest first. */
export async function listTillLines(db: Database, tillId: number): Promise<TillLine[]> {
  const { rows } = await sql<TillLine>`
    select line.source, line.source_id, line.kind, line.amount, line.note, line.order_id, orders.order_number,
      riders.name as rider_name, users.name as actor_name, line.at,
      tills.closed_at is not null and line.at > tills.closed_at as is_after_closing,
      line.source = 'till_entry' and exists (
        select from till_entries as entry
        where entry.id::text = line.source_id and entry.takes_back is null
          and not exists (select from till_entries as later where later.takes_back = entry.id)
      ) as is_valid
    from money_movements as line
    join tills on tills.id = line.till_id
    left join orders on orders.id = line.order_id
    left join riders on riders.id = line.rider_id
    left join users on users.id = line.actor_id
    where line.till_id = ${tillId} and ${isCounted}
    order by line.at desc, line.source desc, line.source_id::text desc limit ${LINES}
  `.execute(db);
  return rows;
}
