import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChanges } from '../audit/record-change.ts';
import { stayInTill } from '../till/lock-till.ts';
import { moveCash } from './move-cash.ts';

export type CorrectHandover = {
  entryId: number;
  /** The amount that really went into the till; 0 if none did. */
  amount: number;
  /** The rider who really brought it. */
  riderId: string;
  note: string;
};

export type CorrectHandoverRefusal =
  | 'CASH_ENTRY_NOT_FOUND'
  | 'CASH_ENTRY_CORRECTED'
  | 'CASH_NOT_IN_HAND'
  | 'RIDER_NOT_FOUND'
  | 'INVALID_FIELDS';

/** Corrects a hand-over: the entry stays, a second one takes it back, and a third notes what really came. */
export function correctHandover(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { entryId, amount, riderId, note }: CorrectHandover,
): Promise<Outcome<undefined, CorrectHandoverRefusal>> {
  return transaction(store.db, async (tx) => {
    const entry = await tx
      .selectFrom('cashHandovers')
      .select(['riderId', 'tillId', 'afterTillId', 'amount', 'surplus', 'inHand', 'takesBack'])
      .where('id', '=', entryId)
      .executeTakeFirst();
    if (!entry) return refuse('CASH_ENTRY_NOT_FOUND');
    if (entry.takesBack !== null) return refuse('CASH_ENTRY_CORRECTED');
    if (amount === entry.amount && riderId === entry.riderId) {
      return refuse('INVALID_FIELDS', { fields: { amount: 'invalid' } });
    }
    // The rider handed over at most what the books said was in hand; anything above it is a surplus.
    const known = riderId === entry.riderId && entry.inHand !== null ? entry.inHand : amount;
    const surplus = Math.max(0, amount - known);
    // Locks the rider of the entry: of two simultaneous corrections, the second finds the entry corrected.
    const moved = await moveCash(tx, [
      { riderId: entry.riderId, change: entry.amount - entry.surplus },
      { riderId, change: surplus - amount },
    ]);
    const taken = await tx
      .selectFrom('cashHandovers')
      .select('id')
      .where('takesBack', '=', entryId)
      .executeTakeFirst();
    if (taken) return refuse('CASH_ENTRY_CORRECTED');
    if (!moved.ok) return moved;

    const { at, ...place } = await stayInTill(tx, store, entry);
    const written = { ...place, actorId: staff.id, createdAt: at };
    await tx
      .insertInto('cashHandovers')
      .values({
        ...{ ...written, riderId: entry.riderId, note, takesBack: entryId },
        ...{ amount: -entry.amount, surplus: -entry.surplus },
      })
      .execute();
    // The rider is asked to confirm the corrected entry.
    const inHand = amount - surplus + (moved.value.find((rider) => rider.riderId === riderId)?.after ?? 0);
    if (amount > 0)
      await tx
        .insertInto('cashHandovers')
        .values({ ...written, riderId, inHand, amount, surplus, note: surplus > 0 ? note : '' })
        .execute();
    await recordChanges(
      tx,
      moved.value.map(({ riderId: subjectId, name, before, after }) => ({
        ...{ actorId: staff.id, kind: 'rider', action: 'changed', at, subjectId, subjectName: name },
        ...{ before: { cashInHand: before }, after: { cashInHand: after, note } },
      })),
    );
    return succeed();
  });
}
