import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { countCarried, findOpenTillId } from './till-queries.ts';

export type OpenTill = {
  float: number;
  /** Why the float differs from what the last closing left; required in that case. */
  note: string;
};

/** Opens a till, one at a time: waits for cash that is being written and for another opening. */
export function openTill(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { float, note }: OpenTill,
): Promise<Outcome<undefined, 'TILL_OPEN' | 'INVALID_FIELDS'>> {
  return transaction(store.db, async (tx) => {
    await sql`lock table tills in exclusive mode`.execute(tx);
    if (await findOpenTillId(tx)) return refuse('TILL_OPEN');
    const last = await countCarried(tx);
    const carried = last ? last.counted + last.since : null;
    if (carried !== null && float !== carried && note === '') {
      return refuse('INVALID_FIELDS', { fields: { note: 'required' } });
    }
    const at = store.clock.now();
    const { id } = await tx
      .insertInto('tills')
      .values({ openedAt: at, openedBy: staff.id, carried, openingFloat: float, openingNote: note })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'till', action: 'added', at },
      ...{ subjectId: String(id), subjectName: shopDayOf(at), after: { amount: float, note } },
    });
    return succeed();
  });
}
