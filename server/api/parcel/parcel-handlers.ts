import type { CurrentUser } from '#core/accounts/current-user.ts';
import { confirmHandover } from '#core/cash/confirm-handover.ts';
import { confirmRiderDay } from '#core/cash/confirm-rider-day.ts';
import { type DayClosing, listClosingsToConfirm } from '#core/cash/day-closing-queries.ts';
import { type Handover, listHandovers } from '#core/cash/handover-queries.ts';
import {
  askParcelWallet,
  bringParcelAgain,
  deliverParcel,
  keepPartOfParcel,
  refuseParcel,
  showParcelLink,
} from '#core/parcels/bring-parcel.ts';
import { findOwnRider, getRiderDay } from '#core/parcels/parcel-queries.ts';
import { listWalletsAtDoor } from '#core/payments/find-provider.ts';
import type { Store } from '#core/store.ts';
import type { RiderDayView } from '#shared/contract/parcel.ts';
import { type Outcome, refuse } from '#shared/outcome.ts';
import { shopDayOf } from '#shared/shop-day.ts';
import type { NounHandlers } from '../handler.ts';
import { presentAttempt } from '../payment/present-payment.ts';

export const parcelHandlers: NounHandlers<'parcel'> = {
  async list({ store, user }) {
    const day = await presentDay(store, user);
    return day.ok ? { message: 'done', data: day.value } : day;
  },

  async deliver({ store, user, idempotencyKey }, { id: orderId, ...brought }) {
    const outcome = await deliverParcel(store, user, { ...brought, orderId, idempotencyKey });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'parcelDelivered', data: day.value } : day;
  },

  async askWallet({ store, user, idempotencyKey }, { id: orderId, provider, payer_phone, ...asked }) {
    const wallet = { ...asked, orderId, method: provider, payerPhone: payer_phone, idempotencyKey };
    const outcome = await askParcelWallet(store, user, wallet);
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'walletAsked', data: day.value } : day;
  },

  async showLink({ store, user }, { id }) {
    const link = await showParcelLink(store, user, id);
    return link.ok ? { message: 'done', data: link.value } : link;
  },

  async keepPart({ store, user, idempotencyKey }, { id: orderId, ...kept }) {
    const outcome = await keepPartOfParcel(store, user, { ...kept, orderId, idempotencyKey });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'partKept', data: day.value } : day;
  },

  async bringAgain({ store, user }, { id: orderId, day: wanted }) {
    const outcome = await bringParcelAgain(store, user, { orderId, day: wanted });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'parcelPostponed', data: day.value } : day;
  },

  async confirmHandOver({ store, user }, said) {
    const rider = await findOwnRider(store.db, user.id);
    if (!rider) return refuse('PARCEL_NOT_FOUND');
    const outcome = await confirmHandover(store, { ...said, actorId: user.id, riderId: rider.id });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'handoverConfirmed', data: day.value } : day;
  },

  async confirmDay({ store, user }, said) {
    const rider = await findOwnRider(store.db, user.id);
    if (!rider) return refuse('PARCEL_NOT_FOUND');
    const outcome = await confirmRiderDay(store, { ...said, actorId: user.id, riderId: rider.id });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    if (!day.ok) return day;
    return { message: said.isRight ? 'riderDayConfirmed' : 'riderDayDisputed', data: day.value };
  },

  async refuse({ store, user }, { id: orderId, note }) {
    const outcome = await refuseParcel(store, user, { orderId, note });
    if (!outcome.ok) return outcome;
    const day = await presentDay(store, user);
    return day.ok ? { message: 'parcelRefused', data: day.value } : day;
  },
};

/** `RiderDayView` before its dates become text. */
type PresentedDay = Omit<RiderDayView, 'handovers' | 'closings'> & {
  handovers: Handover[];
  closings: DayClosing[];
};

async function presentDay(
  store: Pick<Store, 'db' | 'clock' | 'payments' | 'shopSettings' | 'settings'>,
  user: CurrentUser,
): Promise<Outcome<PresentedDay, 'PARCEL_NOT_FOUND'>> {
  const { db, clock } = store;
  const found = await findOwnRider(db, user.id);
  if (!found) return refuse('PARCEL_NOT_FOUND');
  const now = clock.now();
  const today = shopDayOf(now);
  const { rider, parcels, done } = await getRiderDay(db, found, today);
  const day = {
    ...{ name: rider.name, cashInHand: rider.cashInHand, today, done },
    handovers: await listHandovers(db, rider.id, today),
    closings: await listClosingsToConfirm(db, rider.id, today),
    parcels: parcels.map(({ payment, lines, ...parcel }) => ({
      ...parcel,
      lines: lines.map(({ unitPrice: price, ...line }) => ({ ...line, price })),
      payment: payment ? presentAttempt(payment, now) : null,
    })),
    wallets: await listWalletsAtDoor(store),
  };
  return { ok: true, value: day };
}
