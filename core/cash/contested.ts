import { sql } from 'kysely';
import type { Database } from '#db/client.ts';

export type Contested = {
  /** Days and hand-overs together. */
  count: number;
  /** The day of the oldest, where the page of cash shows it. */
  firstDay: string | null;
};

/**
 * What riders contest and the office has not settled: the newest closing of a day that its rider does not agree with, and a hand-over of which
 * the rider says another amount than was counted. A new closing, or a corrected entry, settles it by asking again; where the office stays by
 * what it counted, the rider's agreement with the day settles the hand-over.
 */
export async function findContested(db: Database): Promise<Contested> {
  const { rows } = await sql<Contested>`
    select count(*)::int as count, (array_agg(day order by at))[1]::text as first_day
    from (
      select closing.day, said.confirmed_at as at
        from rider_day_confirmations as said join rider_day_closings as closing on closing.id = said.closing_id
        where not said.is_right and not exists (
          select from rider_day_closings as later
          where later.rider_id = closing.rider_id and later.day = closing.day and later.id > closing.id)
      union all
      select handed.day, said.confirmed_at
        from handover_confirmations as said join cash_handovers as entry on entry.id = said.handover_id
        cross join lateral (select (entry.created_at at time zone 'Africa/Douala')::date as day) as handed
        where said.amount <> entry.amount
          and not exists (select from cash_handovers as later where later.takes_back = entry.id)
          and not exists (
            select from rider_day_closings as closing
            join rider_day_confirmations as agreed on agreed.closing_id = closing.id
            where closing.rider_id = entry.rider_id and closing.day = handed.day
              and agreed.is_right and agreed.confirmed_at >= said.confirmed_at)
    ) as contested
  `.execute(db);
  return rows[0] ?? { count: 0, firstDay: null };
}
