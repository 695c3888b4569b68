import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type Carrier, findCarrier } from '../cash/find-carrier.ts';
import { giveParcel } from '../cash/give-parcel.ts';
import type { SaveRiderRefusal } from '../cash/save-rider.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderMoved } from './move-orders.ts';

export type DispatchOrders = { orderIds: readonly string[]; carrier: Carrier };

/**
 * Dispatches parcels with one rider or none, each in its own transaction as in `moveOrders`. A parcel that is already on its way
 * keeps its rider. An order that is picked up at the shop becomes ready there and gets no rider.
 */
export async function dispatchOrders(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderIds, carrier }: DispatchOrders,
): Promise<Outcome<OrderMoved[], SaveRiderRefusal>> {
  const found = await findCarrier(store, staff, carrier);
  if (!found.ok) return found;
  const moved: OrderMoved[] = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await transaction(store.db, async (tx) => {
      const move = { orderId, actorId: staff.id, at: store.clock.now() };
      const sent = await moveOrder(tx, { ...move, actor: 'staff', to: 'Out for delivery' });
      if (sent.ok && sent.value.hasMoved && !(await isPickUp(tx, orderId))) {
        await giveParcel(tx, { ...move, from: null, to: found.value, note: '' });
      }
      return sent;
    });
    moved.push({ orderId, outcome });
  }
  return succeed(moved);
}

async function isPickUp(tx: Transaction, orderId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('isPickUp')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return order.isPickUp;
}
