import type { Transaction } from '#db/transaction.ts';
import { recordChange } from '../audit/record-change.ts';
import { assignRider } from '../orders/assign-rider.ts';
import { getOrderNumber } from '../orders/order-events.ts';

export type ParcelGiven = {
  orderId: string;
  /** Null: the shop has the parcel. */
  from: string | null;
  to: string | null;
  note: string;
  actorId: string;
  at: Date;
};

/**
 * Gives a parcel to another rider; the caller has locked its order. History and audit log name both riders. Cash still due is the new
 * rider's to collect; cash already collected stays with the rider who took it.
 */
export async function giveParcel(
  tx: Transaction,
  { orderId, from, to, note, actorId, at }: ParcelGiven,
): Promise<void> {
  if (from === to) return;
  await assignRider(tx, { orderId, riderId: to, at });
  await tx
    .insertInto('riderChanges')
    .values({ orderId, fromRiderId: from, toRiderId: to, note, actorId, createdAt: at })
    .execute();
  await recordChange(tx, {
    ...{ actorId, kind: 'order', action: 'changed', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
    before: { rider: await nameOf(tx, from) },
    after: { rider: await nameOf(tx, to), note },
  });
}

/** The rider's name with the phone number, which distinguishes riders of the same name. */
async function nameOf(tx: Transaction, riderId: string | null): Promise<string | null> {
  if (riderId === null) return null;
  const { name, phone } = await tx
    .selectFrom('riders')
    .select(['name', 'phone'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow();
  return `${name}, ${phone}`;
}
