import type { CurrentUser } from '../accounts/current-user.ts';
import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { type CountNow, readCountNow } from './count-queries.ts';

/** Begins a count, or joins the one that is already open: two people who begin at once share one count. */
export async function startCount(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
): Promise<CountNow> {
  await db
    .insertInto('stockCounts')
    .values({ id: newId(), startedAt: clock.now(), startedBy: staff.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readCountNow(db);
}
