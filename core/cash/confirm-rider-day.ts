import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { recordChange } from '../audit/record-change.ts';
import { writeDayConfirmation } from './close-rider-day.ts';
import { selectRiders } from './rider-queries.ts';

export type ConfirmRiderDay = {
  closingId: number;
  /** The user who confirms. */
  actorId: string;
  isRight: boolean;
  /** What is wrong; required if `isRight` is false. */
  note: string;
  /** The rider who confirms on their own phone; undefined if the office confirms in the rider's presence. */
  riderId?: string;
};

export type ConfirmRiderDayRefusal =
  | 'DAY_CLOSING_NOT_FOUND'
  | 'DAY_CLOSING_CONFIRMED'
  | 'DAY_CLOSING_REPLACED'
  | 'INVALID_FIELDS';

/** The rider's side of a day's closing: given once and never changed. Errors are corrected in the books, and the day is closed again. */
export function confirmRiderDay(
  store: Pick<Store, 'db' | 'clock'>,
  { closingId, riderId, isRight, note, actorId }: ConfirmRiderDay,
): Promise<Outcome<undefined, ConfirmRiderDayRefusal>> {
  return transaction(store.db, async (tx) => {
    const closing = await lockClosing(tx, closingId);
    if (!closing || (riderId !== undefined && closing.riderId !== riderId)) {
      return refuse('DAY_CLOSING_NOT_FOUND');
    }
    const known = await tx
      .selectFrom('riderDayConfirmations')
      .select(['isRight', 'actorId'])
      .where('closingId', '=', closingId)
      .executeTakeFirst();
    // The same request again, after a lost answer.
    if (known?.isRight === isRight && known.actorId === actorId) return succeed();
    if (known) return refuse('DAY_CLOSING_CONFIRMED');
    if (closing.isReplaced) return refuse('DAY_CLOSING_REPLACED');
    if (!isRight && note === '') return refuse('INVALID_FIELDS', { fields: { note: 'required' } });
    const by = { actorId, at: store.clock.now() };
    const said = { closingId, isRight, note, isInPresence: riderId === undefined };
    await writeDayConfirmation(tx, { ...said, ...by });
    await recordChange(tx, {
      ...{ ...by, kind: 'rider', action: 'noted', after: { closedDay: closing.day, isRight, note } },
      ...{ subjectId: closing.riderId, subjectName: closing.riderName },
    });
    return succeed();
  });
}

/** A closing. Locks its rider, as closing a day does. */
async function lockClosing(tx: Transaction, closingId: number) {
  const found = await tx
    .selectFrom('riderDayClosings as closing')
    .select(['riderId', 'riderName', 'day'])
    .where('id', '=', closingId)
    .executeTakeFirst();
  if (!found) return undefined;
  await selectRiders(tx).where('id', '=', found.riderId).forNoKeyUpdate().executeTakeFirst();
  const later = await tx
    .selectFrom('riderDayClosings')
    .select('id')
    .where('riderId', '=', found.riderId)
    .where('day', '=', found.day)
    .where('id', '>', closingId)
    .limit(1)
    .executeTakeFirst();
  return { ...found, isReplaced: later !== undefined };
}
