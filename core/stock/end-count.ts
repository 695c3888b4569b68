import { sql } from 'kysely';
import { type Transaction, transaction } from '#db/transaction.ts';
import { limits } from '#shared/limits.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChanges } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import { lockOpenCount } from './count-queries.ts';

export type EndCount = {
  /** The count that was shown: if another one is open by now, it is not ended. */
  countId: string;
  /** False abandons the count: no stock changes. */
  applies: boolean;
};

export type CountEnded = {
  /** The number of products whose stock has changed. */
  changed: number;
  /** Names of the products of which fewer pieces were there than have been sold since: their stock is 0. */
  short: string[];
};

type Counted = { id: string; name: string; before: number; stock: number; wanted: number };

/**
 * Books the result of a count, in one transaction: each stock changes by the difference between what was counted and what was booked
 * at that moment, so that pieces sold or received since then stay counted.
 */
export function endCount(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { countId, applies }: EndCount,
): Promise<Outcome<CountEnded, 'COUNT_NOT_OPEN'>> {
  return transaction(db, async (tx) => {
    if ((await lockOpenCount(tx)) !== countId) return refuse('COUNT_NOT_OPEN');
    const at = clock.now();
    const found = applies ? await findDifferences(tx, countId) : [];
    const changing = found.filter(({ before, stock }) => before !== stock);
    if (changing.length > 0) await book(tx, staff, changing, at);
    const { startedAt } = await tx
      .updateTable('stockCounts')
      .set({ endedAt: at, endedBy: staff.id, changed: applies ? changing.length : null })
      .where('id', '=', countId)
      .returning('startedAt')
      .executeTakeFirstOrThrow();
    const act = { actorId: staff.id, kind: 'stock', at } as const;
    const whole = {
      ...{ ...act, subjectId: countId, subjectName: shopDayOf(startedAt), holds: `count:${countId}` },
      after: { changedProducts: changing.length },
    };
    await recordChanges(tx, [
      { ...whole, action: applies ? 'applied' : 'deleted' },
      ...changing.map(({ id, name, before, stock }) => ({
        ...{ ...act, action: 'changed' as const, subjectId: id, subjectName: name },
        ...{ partOf: whole.holds, before: { stock: before }, after: { stock, cause: 'counted' } },
      })),
    ]);
    const short = found.filter(({ wanted }) => wanted < 0).map(({ name }) => name);
    return succeed({ changed: changing.length, short });
  });
}

/** The differences, with the products locked in id order, as for every change of stock. */
async function findDifferences(tx: Transaction, countId: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select products.id, name, stock as before, stock + counted - booked as wanted,
      least(${limits.stock}::integer, greatest(0, stock + counted - booked)) as stock
    from stock_count_lines join products on products.id = product_id
    where count_id = ${countId} and counted <> booked and deleted_at is null
    order by products.id
    for no key update of products
  `.execute(tx);
  return rows;
}

async function book(
  tx: Transaction,
  staff: Pick<CurrentUser, 'id'>,
  changing: readonly Counted[],
  at: Date,
): Promise<void> {
  const ids = changing.map(({ id }) => id);
  const changes = changing.map(({ before, stock }) => stock - before);
  await sql`
    with counted as (
      select * from unnest(${ids}::text[], ${changes}::integer[]) as counted (product_id, change)
    ), written as (
      update products set stock = products.stock + counted.change
      from counted where products.id = counted.product_id
    )
    insert into stock_movements (product_id, change, reason, cause, actor_id, created_at)
    select product_id, change, 'adjustment', 'counted', ${staff.id}, ${at}::timestamptz from counted order by product_id
  `.execute(tx);
}
