import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { recordChange } from '../audit/record-change.ts';
import { type CollectCashRefusal, collectCash } from '../cash/collect-cash.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { getOrderNumber, writeOrderEvent } from '../orders/order-events.ts';
import { writeDeliveryDay } from '../orders/write-delivery-day.ts';
import { endOrder } from '../settlement/end-order.ts';
import type { Store } from '../store.ts';
import { findOwnRider } from './parcel-queries.ts';

// At the door. Whatever the rider's phone sends, only a parcel that is out with this very rider is touched; all others answer as if
// they did not exist.

type Refusals = 'PARCEL_NOT_FOUND';

export type DeliverParcel = {
  orderId: string;
  /** What the phone showed; a sum that has changed meanwhile is refused. */
  due: number;
  amount: number;
  /** Why less came. */
  note: string;
};

/** Delivered; with its cash where some is due. A second press finds it delivered. */
export async function deliverParcel(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { orderId, due, amount, note }: DeliverParcel,
): Promise<Outcome<undefined, Refusals | Exclude<CollectCashRefusal, 'ORDER_NOT_FOUND'>>> {
  const rider = await findOwnRider(store.db, user.id);
  if (!rider) return refuse('PARCEL_NOT_FOUND');
  if (due > 0) {
    const collected = await collectCash(store, user, { orderId, due, amount, note, carriedBy: rider.id });
    if (collected.ok) return collected;
    return collected.refusal.code === 'ORDER_NOT_FOUND'
      ? refuse('PARCEL_NOT_FOUND')
      : { ok: false, refusal: collected.refusal };
  }
  return transaction(store.db, async (tx) => {
    const parcel = await lockParcel(tx, user, orderId);
    if (!parcel) return refuse('PARCEL_NOT_FOUND');
    if (parcel.status === 'Delivered') return succeed();
    if (parcel.cashDue > 0) return refuse('CASH_CHANGED', { due: parcel.cashDue });
    const at = store.clock.now();
    const moved = await moveOrder(tx, { orderId, to: 'Delivered', actor: 'staff', actorId: user.id, at });
    return moved.ok ? succeed() : refuse('PARCEL_NOT_FOUND');
  });
}

/** No one opened: it stays with the rider for another day, today or later. */
export function bringParcelAgain(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { orderId, day }: { orderId: string; day: string },
): Promise<Outcome<undefined, Refusals | 'INVALID_FIELDS'>> {
  return transaction(store.db, async (tx) => {
    const parcel = await lockParcel(tx, user, orderId);
    if (parcel?.status !== 'Out for delivery') return refuse('PARCEL_NOT_FOUND');
    const at = store.clock.now();
    if (day < shopDayOf(at)) return refuse('INVALID_FIELDS', { fields: { day: 'invalid' } });
    if (parcel.deliverOn === day) return succeed();
    await writeDeliveryDay(tx, { orderId, day, at });
    const { status } = parcel;
    await writeOrderEvent(tx, {
      ...{ orderId, from: status, to: status, actor: 'staff', actorId: user.id, at },
      ...{ remark: 'nobody_home', note: day },
    });
    await recordChange(tx, {
      ...{ actorId: user.id, kind: 'order', action: 'changed', at },
      ...{ subjectId: orderId, subjectName: await getOrderNumber(tx, orderId) },
      ...{ before: { deliverOn: parcel.deliverOn }, after: { deliverOn: day } },
    });
    return succeed();
  });
}

/** Refused at the door: it goes back to the shop. */
export function refuseParcel(
  store: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
  { orderId, note }: { orderId: string; note: string },
): Promise<Outcome<undefined, Refusals>> {
  return transaction(store.db, async (tx) => {
    const parcel = await lockParcel(tx, user, orderId);
    if (!parcel) return refuse('PARCEL_NOT_FOUND');
    if (parcel.status === 'Refused') return succeed();
    if (parcel.status !== 'Out for delivery') return refuse('PARCEL_NOT_FOUND');
    const at = store.clock.now();
    const by = { actor: 'staff', actorId: user.id, at } as const;
    const ended = await endOrder(tx, { ...by, orderId, to: 'Refused', note });
    return ended.ok ? succeed() : refuse('PARCEL_NOT_FOUND');
  });
}

async function lockParcel(tx: Transaction, user: CurrentUser, orderId: string) {
  const rider = await findOwnRider(tx, user.id);
  if (!rider || !(await lockOrder(tx, { id: orderId }))) return undefined;
  return tx
    .selectFrom('orders')
    .select(['status', 'cashDue'])
    .select(({ cast, ref }) => cast<string | null>(ref('deliverOn'), 'text').as('deliverOn'))
    .where('id', '=', orderId)
    .where('riderId', '=', rider.id)
    .executeTakeFirst();
}
