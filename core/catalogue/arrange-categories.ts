import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Store } from '../store.ts';
import type { PlacedCategory } from './category.ts';
import { listCategories } from './category-queries.ts';

/** Sets the order of the categories wherever they are shown; those not named follow by name (decision 41 of the specification). */
export function arrangeCategories(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  ids: readonly string[],
): Promise<Outcome<PlacedCategory[], 'CATEGORY_NOT_FOUND'>> {
  return transaction(db, async (tx) => {
    await sql`lock table categories in share row exclusive mode`.execute(tx);
    const before = await listCategories(tx);
    const known = new Map(before.map((category) => [category.id, category]));
    if (!ids.every((id) => known.has(id))) return refuse('CATEGORY_NOT_FOUND');
    await sql`
      update categories set position = wanted.position
      from (
        select id, array_position(${[...ids]}::text[], id) as position from categories
      ) as wanted
      where wanted.id = categories.id and categories.position is distinct from wanted.position
    `.execute(tx);
    const placed = before.filter(({ position }) => position !== null);
    placed.sort((one, other) => (one.position ?? 0) - (other.position ?? 0));
    await recordChange(tx, {
      ...({ actorId: staff.id, kind: 'category', action: 'changed', at: clock.now() } as const),
      ...{ subjectId: 'order', subjectName: '' },
      before: { value: placed.map(({ name }) => name) },
      after: { value: ids.map((id) => known.get(id)?.name ?? '') },
    });
    return succeed(await listCategories(tx));
  });
}
