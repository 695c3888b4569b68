import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type Carrier, findCarrier } from '../cash/find-carrier.ts';
import { giveParcel } from '../cash/give-parcel.ts';
import { cashColumns } from '../cash/order-cash.ts';
import type { SaveRiderRefusal } from '../cash/save-rider.ts';
import { lockOrder } from '../orders/lock-order.ts';

export type ChangeRider = {
  orderId: string;
  /** The rider that the screen showed. */
  shown: string | null;
  carrier: Carrier;
  note: string;
};

export type ChangeRiderRefusal =
  | SaveRiderRefusal
  | 'ORDER_NOT_FOUND'
  | 'ORDER_MOVE_NOT_ALLOWED'
  | 'RIDER_CHANGED';

/** Moves a parcel that is out, or whose cash is still due, to another rider; a repeat changes nothing. */
export async function changeRider(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderId, shown, carrier, note }: ChangeRider,
): Promise<Outcome<undefined, ChangeRiderRefusal>> {
  const found = await findCarrier(store, staff, carrier);
  if (!found.ok) return found;
  const to = found.value;
  return transaction(store.db, async (tx) => {
    if (!(await lockOrder(tx, { id: orderId }))) return refuse('ORDER_NOT_FOUND');
    const order = await tx
      .selectFrom('orders')
      .select([...cashColumns, 'riderId'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const isOpen = order.status === 'Out for delivery' || order.cashDue > 0;
    if (!isOpen) return refuse('ORDER_MOVE_NOT_ALLOWED');
    if (order.riderId === to) return succeed();
    if (order.riderId !== shown) return refuse('RIDER_CHANGED');
    const at = store.clock.now();
    await giveParcel(tx, { orderId, from: shown, to, note, actorId: staff.id, at });
    return succeed();
  });
}
