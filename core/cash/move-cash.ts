import type { Transaction } from '#db/transaction.ts';
import { type Francs, francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { selectRiders } from './rider-queries.ts';

/** A change of the cash in a rider's hand; without a rider, of the till, which changes no rider's cash. */
export type CashChange = { riderId: string | null; change: number };

export type MovedCash = { riderId: string; name: string; before: Francs; after: Francs };

/**
 * Changes the cash in riders' hands when one entry replaces another: in one step, because the wrongly noted cash may have been handed
 * over since. Locks the riders in the order of their ids; refuses if a rider would end with less than nothing in hand.
 */
export async function moveCash(
  tx: Transaction,
  changes: readonly CashChange[],
): Promise<Outcome<MovedCash[], 'RIDER_NOT_FOUND' | 'CASH_NOT_IN_HAND'>> {
  const changeOf = new Map<string, number>();
  for (const { riderId, change } of changes) {
    if (riderId !== null) changeOf.set(riderId, (changeOf.get(riderId) ?? 0) + change);
  }
  const moved: MovedCash[] = [];
  for (const riderId of [...changeOf.keys()].toSorted()) {
    const rider = await selectRiders(tx).where('id', '=', riderId).forNoKeyUpdate().executeTakeFirst();
    if (!rider) return refuse('RIDER_NOT_FOUND');
    const cashInHand = rider.cashInHand + (changeOf.get(riderId) ?? 0);
    if (cashInHand < 0) return refuse('CASH_NOT_IN_HAND', { name: rider.name, inHand: rider.cashInHand });
    await tx.updateTable('riders').set({ cashInHand }).where('id', '=', riderId).execute();
    moved.push({ riderId, name: rider.name, before: rider.cashInHand, after: francs(cashInHand) });
  }
  return succeed(moved);
}
