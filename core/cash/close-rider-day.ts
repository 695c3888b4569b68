import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { readRiderFigures } from './cash-day.ts';
import { type DayClosing, type DayFigures, findClosing, isSameDay } from './day-closing-queries.ts';
import { selectRiders } from './rider-queries.ts';

export type CloseRiderDay = {
  riderId: string;
  day: string;
  /** The figures on the screen of the staff member; if they have changed meanwhile, the closing is refused. */
  figures: DayFigures;
  note: string;
  /** The rider is present and agrees; otherwise the rider is asked on their own page. */
  isConfirmedHere: boolean;
};

export type CloseRiderDayRefusal = 'RIDER_NOT_FOUND' | 'RIDER_DAY_CHANGED' | 'INVALID_FIELDS';

/**
 * The office closes a rider's day with the figures of the books, under a lock on the rider. No money moves. Closing again with the same
 * figures writes nothing, so a second press is harmless; but if the rider has disputed them, a new closing asks the rider again.
 */
export function closeRiderDay(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { riderId, day, figures, note, isConfirmedHere }: CloseRiderDay,
): Promise<Outcome<undefined, CloseRiderDayRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    if (day > shopDayOf(at)) return refuse('INVALID_FIELDS', { fields: { day: 'invalid' } });
    const rider = await selectRiders(tx).where('id', '=', riderId).forNoKeyUpdate().executeTakeFirst();
    if (!rider) return refuse('RIDER_NOT_FOUND');
    const now = await readRiderFigures(tx, riderId, day);
    if (!isSameDay(now, figures) || now.carried !== figures.carried) return refuse('RIDER_DAY_CHANGED');
    const known = await findClosing(tx, riderId, day);
    const isKnown =
      known !== undefined &&
      known.confirmed?.isRight !== false &&
      isSameDay(now, known) &&
      known.carried === now.carried;
    const isToConfirm = isConfirmedHere && !(isKnown && known.confirmed);
    const closingId = isKnown
      ? known.id
      : await writeClosing(tx, { riderId, riderName: rider.name, day, note, actorId: staff.id, at }, now);
    if (isToConfirm) {
      const said = { closingId, isRight: true, note: '', isInPresence: true };
      await writeDayConfirmation(tx, { ...said, actorId: staff.id, at });
    }
    if (!isKnown || isToConfirm) {
      await recordChange(tx, {
        ...{ actorId: staff.id, kind: 'rider', action: 'noted', at },
        ...{
          subjectId: riderId,
          subjectName: rider.name,
          after: { closedDay: day, note, ...(isToConfirm ? { isRight: true } : {}) },
        },
      });
    }
    return succeed();
  });
}

type NewClosing = Pick<DayClosing, 'riderId' | 'day' | 'note' | 'at'> & {
  riderName: string;
  actorId: string;
};

async function writeClosing(
  tx: Transaction,
  { at, ...closing }: NewClosing,
  figures: DayFigures,
): Promise<number> {
  const { id } = await tx
    .insertInto('riderDayClosings')
    .values({ ...closing, ...figures, closedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function writeDayConfirmation(
  tx: Transaction,
  {
    at,
    ...said
  }: {
    closingId: number;
    isRight: boolean;
    note: string;
    isInPresence: boolean;
    actorId: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('riderDayConfirmations')
    .values({ ...said, confirmedAt: at })
    .execute();
}
