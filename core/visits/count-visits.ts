import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { shopDayOf } from '#shared/shop-day.ts';
import type { VisitStep } from '#shared/visit-steps.ts';
import type { Store } from '../store.ts';

/** The limit of marks kept for a day, however many steps are sent. */
const MOST_MARKS_A_DAY = 400_000;

/** A step of a browser, kept only in memory until it is counted. */
export type SeenStep = { day: string; network: string; agent: string; step: VisitStep };

/**
 * Counts each step once a day for the same browser in the same network. A browser is recognized by a mark that only the day's salt can
 * produce. Salt and marks are deleted after the day, so that only numbers remain.
 */
export async function countVisits({ db }: Pick<Store, 'db'>, seen: readonly SeenStep[]): Promise<void> {
  const byDay = Map.groupBy(seen, ({ day }) => day);
  for (const [day, steps] of byDay) {
    const salt = await provideSalt(db, day);
    // Every step is part of a visit. The marks are sorted, so that two processes do not deadlock.
    const marks = [
      ...new Set(
        steps.flatMap(({ network, agent, step }) => {
          const mark = createHmac('sha256', salt).update(`${network}\n${agent}`).digest('hex').slice(0, 32);
          return [`${mark} visit`, `${mark} ${step}`];
        }),
      ),
    ].toSorted();
    await sql`
      with added as (
        insert into visit_marks (day, mark, step)
        select ${day}::date, decode(split_part(entry, ' ', 1), 'hex'), split_part(entry, ' ', 2)
        from unnest(${marks}::text[]) as entry
        where (select coalesce(sum(visits), 0) from visit_counts where day = ${day}::date) < ${MOST_MARKS_A_DAY}
        on conflict do nothing
        returning step
      )
      insert into visit_counts (day, step, visits)
      select ${day}::date, step, count(*) from added group by step order by step
      on conflict (day, step) do update set visits = visit_counts.visits + excluded.visits
    `.execute(db);
  }
}

async function provideSalt(db: Store['db'], day: string): Promise<Buffer> {
  await sql`insert into visit_salts (day, salt) values (${day}::date, ${randomBytes(32)}) on conflict do nothing`.execute(
    db,
  );
  const { rows } = await sql<{ salt: Buffer }>`select salt from visit_salts where day = ${day}::date`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error(`There is no salt for ${day}.`);
  return found.salt;
}

/** Deletes salts and marks of past days; the counts stay. */
export async function forgetVisitors({ db, clock }: Pick<Store, 'db' | 'clock'>): Promise<void> {
  const today = shopDayOf(clock.now());
  await sql`delete from visit_salts where day < ${today}::date`.execute(db);
  await sql`delete from visit_marks where day < ${today}::date`.execute(db);
}
