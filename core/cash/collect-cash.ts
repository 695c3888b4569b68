import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { dueByLink } from '#shared/left-to-pay.ts';
import { type Francs, francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import type { WorkKey } from '../idempotency/kept-answers.ts';
import { pressOnce } from '../idempotency/press-at-door.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { getOrderNumber } from '../orders/order-events.ts';
import { writeOrderCash } from '../orders/payment-columns.ts';
import { wakeAttempts } from '../payments/payment-attempts.ts';
import { besideDrawer, type InTill, putInTill } from '../till/lock-till.ts';
import { type CashState, cashColumns } from './order-cash.ts';

export type CollectCash = {
  orderId: string;
  /** The amount due that the screen showed: a second press or a second phone finds another amount due and is refused. */
  due: number;
  amount: number;
  /** Why less than the amount due came; required in that case. */
  note: string;
  /** Set when a rider collects at the door: only parcels that this rider carries are accepted. */
  carriedBy?: string;
  /** Identifies the press: sending it again after a lost answer changes nothing. */
  key?: WorkKey | undefined;
};

export type CollectCashRefusal =
  | 'ORDER_NOT_FOUND'
  | 'CASH_NOT_DUE'
  | 'CASH_CHANGED'
  | 'INVALID_FIELDS'
  | 'KEY_REUSED';

/**
 * Notes cash that the rider took at the door, which also delivers the parcel. The whole sum pays the order; a smaller sum leaves it open
 * and raises an issue. The lock on the order, and the constraint orders_cash_within_total, keep cash from being collected twice.
 */
export function collectCash(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, due, amount, note, carriedBy, key }: CollectCash,
): Promise<Outcome<undefined, CollectCashRefusal>> {
  const at = store.clock.now();
  return transaction(store.db, async (tx) => {
    if (!(await lockOrder(tx, { id: orderId }))) return refuse('ORDER_NOT_FOUND');
    return pressOnce(tx, { key, at }, async () => {
      const locked = await lockCashDue(tx, orderId, due);
      if (!locked.ok) return locked;
      const { order } = locked.value;
      if (carriedBy !== undefined && !isCarriedBy(order, carriedBy)) return refuse('ORDER_NOT_FOUND');
      if (amount > due) return refuse('INVALID_FIELDS', { fields: { amount: `maxNumber:${due}` } });
      if (amount < due && note === '') return refuse('INVALID_FIELDS', { fields: { note: 'required' } });
      await collectLocked(tx, store, order, { orderId, amount, note, actorId: staff.id });
      return succeed();
    });
  });
}

/** Whether the parcel is on its way with this rider. */
export function isCarriedBy(
  { status, riderId }: Pick<DueOrder, 'status' | 'riderId'>,
  rider: string,
): boolean {
  return status === 'Out for delivery' && riderId === rider;
}

type Collected = { orderId: string; amount: number; note: string; actorId: string };

/** Notes collected cash. The caller has locked the order and checked that the cash is due. */
export async function collectLocked(
  tx: Transaction,
  store: Pick<Store, 'clock'>,
  order: DueOrder,
  { orderId, amount, note, actorId }: Collected,
): Promise<void> {
  const { riderId } = order;
  const { at, ...place } = await placeOf(tx, store, riderId);
  if (order.status === 'Out for delivery') await deliver(tx, orderId, { actorId, at });
  await tx
    .insertInto('cashCollections')
    .values({ orderId, riderId, ...place, amount, note, actorId, createdAt: at })
    .execute();
  if (riderId !== null) {
    await tx
      .updateTable('riders')
      .set((rider) => ({ cashInHand: rider('cashInHand', '+', francs(amount)) }))
      .where('id', '=', riderId)
      .execute();
  }
  const { collected } = await writeOrderCash(tx, orderId, at);
  // Open card pages get closed at their provider, and open mobile money prompts are asked about.
  await wakeAttempts(tx, orderId, at);
  await recordChange(tx, {
    ...{ actorId, kind: 'order', action: 'changed', at },
    ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
    before: { cashCollected: order.cashCollected },
    after: { cashCollected: collected },
  });
}

/** Without a rider the cash goes into the till; with one it stays with the rider. */
export async function placeOf(
  tx: Transaction,
  store: Pick<Store, 'clock'>,
  riderId: string | null,
): Promise<InTill> {
  return riderId === null ? putInTill(tx, store) : { ...besideDrawer, at: store.clock.now() };
}

type DueOrder = CashState & { takesCash: boolean; userId: string; riderId: string | null };

type LockedDue = Outcome<{ order: DueOrder }, 'ORDER_NOT_FOUND' | 'CASH_NOT_DUE' | 'CASH_CHANGED'>;

/** Locks the order; refuses unless exactly the amount shown is due in cash. */
export function lockCashDue(tx: Transaction, orderId: string, shown: number): Promise<LockedDue> {
  return lockDue(tx, orderId, shown, ({ cashDue }) => cashDue);
}

/** Locks the order; refuses unless exactly the amount shown can be paid online, at the door or ahead of it. */
export function lockDueByLink(tx: Transaction, orderId: string, shown: number): Promise<LockedDue> {
  return lockDue(tx, orderId, shown, dueByLink);
}

async function lockDue(
  tx: Transaction,
  orderId: string,
  shown: number,
  dueOf: (order: DueOrder) => Francs,
): Promise<LockedDue> {
  if (!(await lockOrder(tx, { id: orderId }))) return refuse('ORDER_NOT_FOUND');
  const order = await tx
    .selectFrom('orders')
    .select([...cashColumns, 'takesCash', 'userId', 'riderId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const due = dueOf(order);
  if (due === 0) return refuse('CASH_NOT_DUE');
  if (due !== shown) return refuse('CASH_CHANGED', { due });
  return succeed({ order });
}

/** Moves the order to 'Delivered'; throws if it is not on its way. */
export async function deliver(
  tx: Transaction,
  orderId: string,
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  const moved = await moveOrder(tx, { orderId, to: 'Delivered', actor: 'staff', actorId, at });
  if (!moved.ok) throw new Error(`The order ${orderId} is on its way and could not be delivered.`);
}
