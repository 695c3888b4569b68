import type { Transaction } from '#db/transaction.ts';
import { recordChange } from '../audit/record-change.ts';
import { getOrderNumber } from '../orders/order-events.ts';

export type ParcelGiven = {
  orderId: string;
  /** Nobody: the shop has it. */
  from: string | null;
  to: string | null;
  note: string;
  actorId: string;
  at: Date;
};

// The only writer of orders.rider_id, with the order locked by whoever calls: history and audit log name both riders.

/** A parcel changes hands. What is to be collected for it goes along; cash that came stays with whoever took it. */
export async function giveParcel(
  open: Transaction,
  { orderId, from, to, note, actorId, at }: ParcelGiven,
): Promise<void> {
  if (from === to) return;
  await open.updateTable('orders').set({ riderId: to, updatedAt: at }).where('id', '=', orderId).execute();
  await open
    .insertInto('riderChanges')
    .values({ orderId, fromRiderId: from, toRiderId: to, note, actorId, createdAt: at })
    .execute();
  await recordChange(open, {
    ...{ actorId, kind: 'order', action: 'changed', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(open, orderId) },
    before: { rider: await nameOf(open, from) },
    after: { rider: await nameOf(open, to), note },
  });
}

/** With the number: two riders of one name are told apart. */
async function nameOf(open: Transaction, riderId: string | null): Promise<string | null> {
  if (riderId === null) return null;
  const { name, phone } = await open
    .selectFrom('riders')
    .select(['name', 'phone'])
    .where('id', '=', riderId)
    .executeTakeFirstOrThrow();
  return `${name}, ${phone}`;
}
