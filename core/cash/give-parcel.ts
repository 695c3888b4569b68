import type { Transaction } from '#db/transaction.ts';
import { recordChange } from '../audit/record-change.ts';
import { assignRider } from '../orders/assign-rider.ts';
import { getOrderNumber } from '../orders/order-events.ts';

export type ParcelGiven = {
  orderId: string;
  /** No one: the shop has it. */
  from: string | null;
  to: string | null;
  note: string;
  actorId: string;
  at: Date;
};

/** A parcel changes hands, with its order locked by the caller; history and audit log name both riders. What is to be collected for it goes along; cash that came stays with the person who took it. */
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

/** With the number: it distinguishes two riders of one name. */
async function nameOf(tx: Transaction, riderId: string | null): Promise<string | null> {
  if (riderId === null) return null;
  const { name, phone } = await tx
    .selectFrom('riders')
    .select(['name', 'phone'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow();
  return `${name}, ${phone}`;
}
