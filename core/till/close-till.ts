import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import { type CashCount, sumOfCount } from '#shared/till.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOpenTill } from './lock-till.ts';
import { countExpected } from './till-queries.ts';

export type CloseTill = {
  tillId: number;
  /** The amount in the till by the books, as the screen showed it; if it has changed meanwhile, the closing is refused. */
  expected: number;
  counted: number;
  /** The number of each note and coin, if they were counted one by one. */
  counts: CashCount | undefined;
  /** Why the count differs from `expected`; required in that case. */
  note: string;
};

export type CloseTillRefusal = 'TILL_NOT_OPEN' | 'TILL_CHANGED' | 'INVALID_FIELDS';

/**
 * Closes a till with its count. Waits for cash that is being written; cash that comes later is no longer in this till. A second press
 * after a lost answer finds the same closing.
 */
export function closeTill(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { tillId, expected: shown, counted, counts, note }: CloseTill,
): Promise<Outcome<undefined, CloseTillRefusal>> {
  return transaction(store.db, async (tx) => {
    if (counts && sumOfCount(counts) !== counted) {
      return refuse('INVALID_FIELDS', { fields: { counted: 'invalid' } });
    }
    if ((await lockOpenTill(tx)) !== tillId) {
      const closed = await tx
        .selectFrom('tills')
        .select('id')
        .where('id', '=', tillId)
        .where('closedBy', '=', staff.id)
        .where('counted', '=', counted)
        .where('closingNote', '=', note)
        .executeTakeFirst();
      return closed ? succeed() : refuse('TILL_NOT_OPEN');
    }
    const expected = await countExpected(tx, tillId);
    if (expected !== shown) return refuse('TILL_CHANGED', { expected });
    if (counted !== expected && note === '') {
      return refuse('INVALID_FIELDS', { fields: { note: 'required' } });
    }
    const at = store.clock.now();
    const { openedAt } = await tx
      .updateTable('tills')
      .set({
        ...{ closedAt: at, closedBy: staff.id, expected, counted, closingNote: note },
        counts: counts ? JSON.stringify(counts) : null,
      })
      .where('id', '=', tillId)
      .returning('openedAt')
      .executeTakeFirstOrThrow();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'till', action: 'closed', at },
      ...{ subjectId: String(tillId), subjectName: shopDayOf(openedAt) },
      after: { counted, difference: counted - expected, note },
    });
    return succeed();
  });
}
