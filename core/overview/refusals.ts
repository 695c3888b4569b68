import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { endOfShopDay, startOfShopDay } from '#shared/shop-day.ts';
import type { PeriodPair } from './period.ts';

/** Parcels that reached a door, and how many of them were refused there. */
export type Doors = { parcels: number; refused: number; parcelsBefore: number; refusedBefore: number };

export type Refusals = Doors & {
  /** Most refusals first; those with refusals only in the period before come last. A null name: parcels without a rider. */
  cities: (Doors & { name: string | null })[];
  riders: (Doors & { name: string | null })[];
};

const MOST_ROWS = 8;

type Row = Doors & { kind: 'all' | 'city' | 'rider'; name: string | null };

/**
 * Counts parcels by the day they were last dispatched and by rider. Parcels still on their way are not counted; one that was
 * delivered and came back later does not count as refused. Spellings of a city that differ in case or accents count together.
 */
export async function countRefusals(db: Database, { period, before }: PeriodPair): Promise<Refusals> {
  const { rows } = await sql<Row>`
    with parcels as (
      select delivery_city as city, rider_id, dispatched_at >= ${startOfShopDay(period.from)} as is_now,
        count(*) as parcels, count(*) filter (where status = 'Refused') as refused
      from orders
      where dispatched_at >= ${startOfShopDay(before.from)} and dispatched_at < ${endOfShopDay(period.to)}
        and status in ('Delivered', 'Refused', 'Returned') and not is_payment_simulated
      group by 1, 2, 3
    ), placed as (
      select parcels.*, plain_words(city) as place from parcels
    )
    select
      case when grouping(place) = 0 then 'city' when grouping(rider_id) = 0 then 'rider' else 'all' end as kind,
      case when grouping(place) = 0 then (array_agg(city order by parcels desc, city))[1] else max(riders.name) end as name,
      coalesce(sum(parcels) filter (where is_now), 0)::int as parcels,
      coalesce(sum(refused) filter (where is_now), 0)::int as refused,
      coalesce(sum(parcels) filter (where not is_now), 0)::int as parcels_before,
      coalesce(sum(refused) filter (where not is_now), 0)::int as refused_before
    from placed left join riders on riders.id = rider_id
    group by grouping sets ((), (place), (rider_id))
    order by refused desc, parcels desc, refused_before desc, parcels_before desc, name
  `.execute(db);
  const ofKind = (kind: Row['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .slice(0, MOST_ROWS)
      .map(({ kind: _, ...row }) => row);
  const { parcels, refused, parcelsBefore, refusedBefore } = rows.find(({ kind }) => kind === 'all') ?? {
    ...{ parcels: 0, refused: 0, parcelsBefore: 0, refusedBefore: 0 },
  };
  return { parcels, refused, parcelsBefore, refusedBefore, cities: ofKind('city'), riders: ofKind('rider') };
}
