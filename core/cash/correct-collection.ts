import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { writeOrderCash } from '../orders/payment-columns.ts';
import { stayInTill } from '../till/lock-till.ts';
import { placeOf } from './collect-cash.ts';
import { giveParcel } from './give-parcel.ts';
import { moveCash } from './move-cash.ts';
import { cashColumns } from './order-cash.ts';

export type CorrectCollection = {
  entryId: number;
  /** The amount that was really collected; 0 if there was none. */
  amount: number;
  /** The rider who really took it; null if it went into the till. */
  riderId: string | null;
  note: string;
};

export type CorrectCollectionRefusal =
  | 'CASH_ENTRY_NOT_FOUND'
  | 'CASH_ENTRY_CORRECTED'
  | 'CASH_SETTLED'
  | 'CASH_NOT_IN_HAND'
  | 'RIDER_NOT_FOUND'
  | 'INVALID_FIELDS';

/**
 * Corrects an entry of collected cash: the entry stays, a second one takes it back, and a third notes what was really collected, if any.
 * The rest is due again, including what had been written off; the order's status does not change.
 */
export function correctCollection(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { entryId, amount, riderId, note }: CorrectCollection,
): Promise<Outcome<{ orderId: string }, CorrectCollectionRefusal>> {
  return transaction(store.db, async (tx) => {
    const locked = await lockCollection(tx, entryId);
    if (!locked.ok) return locked;
    const { entry, order } = locked.value;
    const { orderId } = entry;
    const most = order.total - (order.settled - entry.amount - order.cashWaived);
    if (amount > most) return refuse('INVALID_FIELDS', { fields: { amount: `maxNumber:${most}` } });
    if (amount === entry.amount && riderId === entry.riderId) {
      return refuse('INVALID_FIELDS', { fields: { amount: 'invalid' } });
    }
    const moved = await moveCash(tx, [
      { riderId: entry.riderId, change: -entry.amount },
      { riderId, change: amount },
    ]);
    if (!moved.ok) return moved;

    const { at, ...placeOfEntry } = await stayInTill(tx, store, entry);
    const wasAcrossCounter = entry.riderId === null;
    const { tillId, afterTillId } =
      riderId === null && wasAcrossCounter ? placeOfEntry : await placeOf(tx, store, riderId);
    const by = { actorId: staff.id, at };
    const written = { orderId, actorId: by.actorId, createdAt: by.at };
    await tx
      .insertInto('cashCollections')
      .values({
        ...written,
        riderId: entry.riderId,
        ...placeOfEntry,
        amount: -entry.amount,
        note,
        takesBack: entryId,
      })
      .execute();
    if (amount > 0)
      await tx
        .insertInto('cashCollections')
        .values({ ...written, riderId, tillId, afterTillId, amount })
        .execute();
    if (order.cashWaived > 0)
      await tx
        .insertInto('cashWriteOffs')
        .values({ ...written, amount: -order.cashWaived, note })
        .execute();
    const { collected, waived } = await writeOrderCash(tx, orderId, by.at);
    // The rider who really took the cash also carried the parcel, so the parcel becomes theirs.
    if (order.riderId === entry.riderId) {
      await giveParcel(tx, { ...by, orderId, from: entry.riderId, to: riderId, note });
    }
    await recordChange(tx, {
      ...{ actorId: by.actorId, kind: 'order', action: 'changed', at: by.at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
      before: { cashCollected: order.cashCollected, cashWaived: order.cashWaived },
      after: { cashCollected: collected, cashWaived: waived, note },
    });
    return succeed({ orderId });
  });
}

/** Locks the order of an entry that can still be corrected: neither the entry nor the sale it paid has been undone. */
async function lockCollection(tx: Transaction, entryId: number) {
  const found = await tx
    .selectFrom('cashCollections')
    .select('orderId')
    .where('id', '=', entryId)
    .executeTakeFirst();
  if (!found || !(await lockOrder(tx, { id: found.orderId }))) return refuse('CASH_ENTRY_NOT_FOUND');
  const entry = await tx
    .selectFrom('cashCollections')
    .select(['orderId', 'riderId', 'tillId', 'afterTillId', 'amount', 'takesBack'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('cashCollections as later').select('id').where('later.takesBack', '=', entryId)).as(
        'isTakenBack',
      ),
    )
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  if (entry.takesBack !== null || entry.isTakenBack) return refuse('CASH_ENTRY_CORRECTED');
  const order = await tx
    .selectFrom('orders')
    .select([...cashColumns, 'riderId'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refunds')
          .select('id')
          .where('orderId', '=', entry.orderId)
          .where('attemptId', 'is', null),
      ).as('isOwedBack'),
    )
    .where('id', '=', entry.orderId)
    .executeTakeFirstOrThrow();
  const isSaleValid = order.paymentStatus === 'Processing' || order.paymentStatus === 'Paid';
  if (order.status !== 'Delivered' || !isSaleValid || order.isOwedBack) return refuse('CASH_SETTLED');
  return succeed({ entry, order });
}
