import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { startOfShopDay } from '#shared/shop-day.ts';

/** The figures that the office and the rider agree on: numbers of parcels, and cash in francs. */
export type DayFigures = {
  dispatched: number;
  delivered: number;
  /** Parcels refused at the door that day. */
  refused: number;
  /** Parcels that the rider had at the moment of the closing. */
  carried: number;
  /** `collected` and `handedOver` are negative if corrections of that day exceed what came in. */
  collected: number;
  handedOver: number;
  /** Cash with the rider when the day ended or was closed. */
  outstanding: number;
};

export type DayClosing = Omit<DayFigures, 'refused'> & {
  id: number;
  /** Null if the day was closed before refused parcels were counted. */
  refused: number | null;
  riderId: string;
  day: string;
  note: string;
  closedBy: string | null;
  at: Date;
  /** The rider's answer; null until it is given. */
  confirmed: { isRight: boolean; note: string; isInPresence: boolean; at: Date } | null;
};

/** Whether a day's figures are still those of its closing. `carried` is not compared, as it changes on the following days. */
export function isSameDay(
  one: Omit<DayFigures, 'carried'>,
  other: Omit<DayFigures, 'carried' | 'refused'> & Pick<DayClosing, 'refused'>,
): boolean {
  const ofDay = ['dispatched', 'delivered', 'collected', 'handedOver', 'outstanding'] as const;
  const isSameRefused = other.refused === null || one.refused === other.refused;
  return isSameRefused && ofDay.every((name) => one[name] === other[name]);
}

/** The newest closing of that day for each rider. */
export async function listClosingsOfDay(db: Database, day: string): Promise<DayClosing[]> {
  return listClosings(db, sql`closing.day = ${day}`);
}

/** The newest closing of a rider's day. */
export async function findClosing(db: Database, riderId: string, day: string) {
  const [closing] = await listClosings(db, sql`closing.day = ${day} and closing.rider_id = ${riderId}`);
  return closing;
}

/** The closings that a rider is asked to confirm, oldest first; then those confirmed today. */
export async function listClosingsToConfirm(
  db: Database,
  riderId: string,
  today: string,
): Promise<DayClosing[]> {
  return listClosings(
    db,
    sql`closing.rider_id = ${riderId} and (said.confirmed_at is null or said.confirmed_at >= ${startOfShopDay(today)})`,
  );
}

async function listClosings(db: Database, which: RawBuilder<unknown>): Promise<DayClosing[]> {
  const { rows } = await sql<
    Omit<DayClosing, 'confirmed'> & {
      isRight: boolean | null;
      saidNote: string | null;
      isInPresence: boolean | null;
      saidAt: Date | null;
    }
  >`
    select closing.id, closing.rider_id, closing.day::text, closing.dispatched, closing.delivered, closing.refused, closing.carried,
      closing.collected, closing.handed_over, closing.outstanding, closing.note, users.name as closed_by,
      closing.closed_at as at, said.is_right, said.note as said_note, said.is_in_presence, said.confirmed_at as said_at
    from rider_day_closings as closing
    left join rider_day_confirmations as said on said.closing_id = closing.id
    left join users on users.id = closing.actor_id
    where ${which} and not exists (
      select from rider_day_closings as later
      where later.rider_id = closing.rider_id and later.day = closing.day and later.id > closing.id)
    order by said.confirmed_at is not null, closing.day, closing.id
    limit 200
  `.execute(db);
  return rows.map(({ isRight, saidNote, isInPresence, saidAt, ...closing }) => ({
    ...closing,
    confirmed:
      isRight === null || saidAt === null
        ? null
        : { isRight, note: saidNote ?? '', isInPresence: isInPresence === true, at: saidAt },
  }));
}
