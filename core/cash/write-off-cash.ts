import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { getOrderNumber, writeOrderNote } from '../orders/order-events.ts';
import { writeOrderCash } from '../orders/payment-columns.ts';
import { lockCashDue } from './collect-cash.ts';

export type WriteOffCash = { orderId: string; due: number; note: string };

/** Writes off the cash still missing after delivery: the order counts as paid. Refused if nothing was collected, as that is no sale. */
export function writeOffCash(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, due, note }: WriteOffCash,
): Promise<Outcome<undefined, 'ORDER_NOT_FOUND' | 'CASH_NOT_DUE' | 'CASH_CHANGED'>> {
  return transaction(store.db, async (tx) => {
    const locked = await lockCashDue(tx, orderId, due);
    if (!locked.ok) return locked;
    const { status, cashCollected } = locked.value.order;
    if (cashCollected === 0) return refuse('CASH_NOT_DUE');
    const at = store.clock.now();
    await waiveRest(tx, { orderId, amount: due, note, actorId: staff.id, at });
    const remark = 'cash_written_off';
    await writeOrderNote(tx, { orderId, status, actor: 'staff', actorId: staff.id, remark, note, at });
    await recordChange(tx, {
      ...{ actorId: staff.id, kind: 'order', action: 'changed', at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
      ...{ before: { cashWaived: 0 }, after: { cashWaived: due } },
    });
    return succeed();
  });
}

type WrittenOff = { orderId: string; amount: number; note: string; actorId: string; at: Date };

/** Writes the write-off entry and updates the order's sum of write-offs. The caller has locked the order. */
export async function waiveRest(
  tx: Transaction,
  { orderId, amount, note, actorId, at }: WrittenOff,
): Promise<void> {
  await tx.insertInto('cashWriteOffs').values({ orderId, amount, note, actorId, createdAt: at }).execute();
  await writeOrderCash(tx, orderId, at);
}

/** Takes back this much of what was written off. The caller has locked the order. */
export function unwaive(tx: Transaction, { amount, ...entry }: WrittenOff): Promise<void> {
  return waiveRest(tx, { ...entry, amount: -amount });
}
