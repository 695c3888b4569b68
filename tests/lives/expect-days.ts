import { sql } from 'kysely';
import { expect } from 'vitest';
import { readRiderFigures } from '#core/cash/cash-day.ts';
import { type DayFigures, isSameDay } from '#core/cash/day-closing-queries.ts';
import { endOfShopDay } from '#shared/shop-day.ts';
import type { World } from './world.ts';

/** Expects that a day which was over when its rider and the office signed it keeps its figures, whatever is corrected later. */
export async function expectDays({ shop, riders }: World): Promise<void> {
  const { db } = shop.store;
  const { rows: closings } = await sql<DayFigures & { riderId: string; day: string; closedAt: Date }>`
    select distinct on (rider_id, day) rider_id, day::text, closed_at,
      dispatched, delivered, refused, carried, collected, handed_over, outstanding
    from rider_day_closings where rider_id = any(${riders}) order by rider_id, day, id desc
  `.execute(db);
  for (const { riderId, day, closedAt, ...closed } of closings) {
    if (closedAt < endOfShopDay(day)) continue;
    const now = await readRiderFigures(db, riderId, day);
    expect(isSameDay(now, closed), JSON.stringify({ day, closedAt, now, closed })).toBe(true);
  }
}
