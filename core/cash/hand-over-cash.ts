import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { putInTill } from '../till/lock-till.ts';
import { type Rider, selectRiders } from './rider-queries.ts';

export type HandOverCash = {
  riderId: string;
  /** What the one who presses was shown to be in the rider's hand. */
  inHand: number;
  amount: number;
  note: string;
};

export type HandOverCashRefusal = 'RIDER_NOT_FOUND' | 'CASH_IN_HAND_CHANGED' | 'INVALID_FIELDS';

/** A rider puts cash into the till: with the rider locked, never more than is in hand. */
export function handOverCash(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { riderId, inHand, amount, note }: HandOverCash,
): Promise<Outcome<Rider, HandOverCashRefusal>> {
  return transaction(store.db, async (tx) => {
    const rider = await selectRiders(tx).where('id', '=', riderId).forNoKeyUpdate().executeTakeFirst();
    if (!rider) return refuse('RIDER_NOT_FOUND');
    if (rider.cashInHand !== inHand) return refuse('CASH_IN_HAND_CHANGED', { inHand: rider.cashInHand });
    if (amount > inHand) return refuse('INVALID_FIELDS', { fields: { amount: `maxNumber:${inHand}` } });
    const cashInHand = francs(inHand - amount);
    await tx.updateTable('riders').set({ cashInHand }).where('id', '=', riderId).execute();
    const { tillId, at } = await putInTill(tx, store);
    await tx
      .insertInto('cashHandovers')
      .values({ riderId, tillId, amount, note, actorId: staff.id, createdAt: at })
      .execute();
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'rider', action: 'changed', at },
      ...{ subjectId: riderId, subjectName: rider.name },
      ...{ before: { cashInHand: inHand }, after: { cashInHand } },
    });
    return succeed({ ...rider, cashInHand });
  });
}
