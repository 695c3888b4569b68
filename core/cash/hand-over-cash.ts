import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { putInTill } from '../till/lock-till.ts';
import { writeConfirmation } from './confirm-handover.ts';
import { type Rider, selectRiders } from './rider-queries.ts';

export type HandOverCash = {
  riderId: string;
  /** The cash in the rider's hand that the screen showed. */
  inHand: number;
  amount: number;
  /** Why it is less or more than that; required in that case. */
  note: string;
  /** The rider is present and agrees; otherwise the rider is asked on their own page. */
  isConfirmedHere: boolean;
};

export type HandOverCashRefusal = 'RIDER_NOT_FOUND' | 'CASH_IN_HAND_CHANGED' | 'INVALID_FIELDS';

/**
 * A rider puts cash into the till, counted by the office, under a lock on the rider. Anything above what the books say is in hand becomes
 * a difference in the books.
 */
export function handOverCash(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { riderId, inHand, amount, note, isConfirmedHere }: HandOverCash,
): Promise<Outcome<Rider, HandOverCashRefusal>> {
  return transaction(store.db, async (tx) => {
    const rider = await selectRiders(tx).where('id', '=', riderId).forNoKeyUpdate().executeTakeFirst();
    if (!rider) return refuse('RIDER_NOT_FOUND');
    if (rider.cashInHand !== inHand) return refuse('CASH_IN_HAND_CHANGED', { inHand: rider.cashInHand });
    if (amount !== inHand && note === '') return refuse('INVALID_FIELDS', { fields: { note: 'required' } });
    const surplus = Math.max(0, amount - inHand);
    const cashInHand = francs(inHand + surplus - amount);
    await tx.updateTable('riders').set({ cashInHand }).where('id', '=', riderId).execute();
    const { at, ...place } = await putInTill(tx, store);
    const { id: entryId } = await tx
      .insertInto('cashHandovers')
      .values({ riderId, ...place, inHand, amount, surplus, note, actorId: staff.id, createdAt: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (isConfirmedHere) {
      const said = { entryId, amount, note: '', riderName: rider.name };
      await writeConfirmation(tx, { ...said, actorId: staff.id, at });
    }
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'rider', action: 'changed', at },
      ...{ subjectId: riderId, subjectName: rider.name },
      before: { cashInHand: inHand },
      after: { cashInHand, ...(surplus > 0 ? { amount, note } : {}) },
    });
    return succeed({ ...rider, cashInHand });
  });
}
