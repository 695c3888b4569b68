import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { isSold, type Period, type PeriodPair, within } from './period.ts';

export type Buyers = { all: number; returning: number; allBefore: number; returningBefore: number };

/** The number of buyers in the period, and how many of them had bought before. */
export async function countBuyers(db: Database, { period, before }: PeriodPair): Promise<Buyers> {
  const now = await countOf(db, period);
  const earlier = await countOf(db, before);
  return {
    all: now.buyers,
    returning: now.returning,
    allBefore: earlier.buyers,
    returningBefore: earlier.returning,
  };
}

/**
 * A buyer is a phone number, because one person may order with an account, without one and by phone. Orders of a deleted account have no
 * number left; they count together by the account they had.
 */
async function countOf(db: Database, period: Period): Promise<{ buyers: number; returning: number }> {
  const { rows } = await sql<{ buyers: number; returning: number }>`
    with buyers as (
      select phone, case when phone = '' then user_id end as account, max(created_at) as last_at
      from orders where ${within(period)} and ${isSold} group by 1, 2
    )
    select count(*)::int as buyers,
      count(*) filter (where last_at > case when phone = '' then (
        select created_at from orders where user_id = account and ${isSold} order by sequence limit 1
      ) else (
        select created_at from orders where orders.phone = buyers.phone and ${isSold} order by created_at limit 1
      ) end)::int as returning
    from buyers
  `.execute(db);
  return rows[0] ?? { buyers: 0, returning: 0 };
}
