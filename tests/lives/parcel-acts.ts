import { readRiderFigures } from '#core/cash/cash-day.ts';
import { closeRiderDay } from '#core/cash/close-rider-day.ts';
import { confirmRiderDay } from '#core/cash/confirm-rider-day.ts';
import { bringOrderAgain } from '#core/order-desk/bring-order-again.ts';
import { changeRider } from '#core/order-desk/change-rider.ts';
import { moveOrders } from '#core/order-desk/move-orders.ts';
import { refuseParcel } from '#core/parcels/bring-parcel.ts';
import { daysAfter, shopDayOf } from '#shared/shop-day.ts';
import { riderOf } from './door-acts.ts';
import type { Act } from './world.ts';

const note = 'On the way';

/** What happens to parcels between shop and door, and to the days of the riders. */
export const parcelActs = {
  changeRider: async ({ staff, riders, shop }, { id: orderId }, detail, store) => {
    const { riderId: shown } = await shop.store.db
      .selectFrom('orders')
      .select('riderId')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const id = riders[detail];
    await changeRider(store, staff, { orderId, shown, carrier: id === undefined ? undefined : { id }, note });
  },
  bringAgain: async ({ staff, shop }, { id: orderId }, detail, store) => {
    const day = daysAfter(shopDayOf(shop.store.clock.now()), detail);
    await bringOrderAgain(store, staff, { orderId, day });
  },
  refuseAtDoor: async (world, { id: orderId }, _detail, store) => {
    const rider = await riderOf(world, world.shop.store, orderId);
    if (rider) await refuseParcel(store, rider, { orderId, note });
  },
  cancelAtDesk: async ({ staff }, { id }, _detail, store) =>
    moveOrders(store, staff, { orderIds: [id], to: 'Cancelled', note }),
  closeDay: async ({ staff, riders, shop }, _order, detail, store) => {
    const riderId = riders[detail % riders.length];
    if (riderId === undefined) return;
    const day = daysAfter(shopDayOf(shop.store.clock.now()), detail > 1 ? -1 : 0);
    const figures = await readRiderFigures(shop.store.db, riderId, day);
    await closeRiderDay(store, staff, { riderId, day, figures, note, isConfirmedHere: detail === 1 });
  },
  confirmDay: async ({ riderUsers, shop }, _order, detail, store) => {
    const closing = await shop.store.db
      .selectFrom('riderDayClosings')
      .select(['id', 'riderId'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const user = riderUsers.get(closing?.riderId ?? '');
    if (!closing || !user) return;
    const said = { closingId: closing.id, riderId: closing.riderId, isRight: detail < 3, note };
    await confirmRiderDay(store, { ...said, actorId: user.id });
  },
} satisfies Record<string, Act>;
