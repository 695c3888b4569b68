import type { Store } from '#core/store.ts';
import { transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { findRider } from '../cash/rider-queries.ts';
import { type SaveRiderRefusal, saveRider, type TypedRider } from '../cash/save-rider.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { OrderMoved } from './move-orders.ts';

export type SendOut = {
  orderIds: readonly string[];
  /** One of the list, or one who is typed and then stands on it, or nobody: then the shop brings the parcels itself. */
  rider: { id: string } | TypedRider | undefined;
};

/**
 * Parcels leave with whoever carries them, each in a transaction of its own as in `moveOrders`. A parcel that was on its way already
 * keeps its rider.
 */
export async function sendOut(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  { orderIds, rider: given }: SendOut,
): Promise<Outcome<OrderMoved[], SaveRiderRefusal>> {
  const carrier = await findCarrier(store, staff, given);
  if (!carrier.ok) return carrier;
  const riderId = carrier.value;
  const moved: OrderMoved[] = [];
  for (const orderId of new Set(orderIds)) {
    const outcome = await transaction(store.db, async (open) => {
      const move = { orderId, actor: 'staff', actorId: staff.id, at: store.clock.now() } as const;
      const sent = await moveOrder(open, { ...move, to: 'Out for delivery' });
      if (sent.ok && sent.value.hasMoved) {
        await open.updateTable('orders').set({ riderId }).where('id', '=', orderId).execute();
      }
      return sent;
    });
    moved.push({ orderId, outcome });
  }
  return succeed(moved);
}

async function findCarrier(
  store: Pick<Store, 'db' | 'clock'>,
  staff: Pick<CurrentUser, 'id'>,
  given: SendOut['rider'],
): Promise<Outcome<string | null, SaveRiderRefusal>> {
  if (given === undefined) return succeed(null);
  if ('id' in given) {
    const rider = await findRider(store.db, given.id);
    return rider?.isActive ? succeed(rider.id) : refuse('RIDER_NOT_FOUND');
  }
  const saved = await saveRider(store, staff, given);
  if (saved.ok) return succeed(saved.value.id);
  const isPhone = saved.refusal.code === 'INVALID_FIELDS';
  return isPhone ? refuse('INVALID_FIELDS', { fields: { rider_phone: 'phone' } }) : saved;
}
