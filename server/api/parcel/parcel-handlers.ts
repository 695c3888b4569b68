import type { CurrentUser } from '#core/accounts/current-user.ts';
import { bringParcelAgain, deliverParcel, refuseParcel } from '#core/parcels/bring-parcel.ts';
import { findOwnRider, getRiderDay } from '#core/parcels/parcel-queries.ts';
import type { Store } from '#core/store.ts';
import type { RiderDayView } from '#shared/contract/parcel.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { NounHandlers } from '../handler.ts';

export const parcelHandlers: NounHandlers<'parcel'> = {
  async list({ store, user }) {
    const day = await presentDay(store, user);
    return day.ok ? { message: 'done', data: day.value } : day;
  },

  async deliver({ store, user }, { id: orderId, ...brought }) {
    const outcome = await deliverParcel(store, user, { ...brought, orderId });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'parcelDelivered', data: day.value } : day;
  },

  async bringAgain({ store, user }, { id: orderId, day: wanted }) {
    const outcome = await bringParcelAgain(store, user, { orderId, day: wanted });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'parcelPostponed', data: day.value } : day;
  },

  async refuse({ store, user }, { id: orderId, note }) {
    const outcome = await refuseParcel(store, user, { orderId, note });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'parcelRefused', data: day.value } : day;
  },
};

async function presentDay(
  { db, clock }: Pick<Store, 'db' | 'clock'>,
  user: CurrentUser,
): Promise<Outcome<RiderDayView, 'PARCEL_NOT_FOUND'>> {
  const found = await findOwnRider(db, user.id);
  if (!found) return refuse('PARCEL_NOT_FOUND');
  const today = shopDayOf(clock.now());
  const { rider, parcels, done } = await getRiderDay(db, found, today);
  return { ok: true, value: { name: rider.name, cashInHand: rider.cashInHand, today, parcels, done } };
}
