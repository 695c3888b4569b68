import { sql } from 'kysely';
import type { Store } from '#core/store.ts';
import { type Transaction, transaction } from '#db/transaction.ts';
import type { OrderedDelivery } from '#shared/delivery.ts';
import { feeFor } from '#shared/fee-rule.ts';
import { francs } from '#shared/money.ts';
import { isDeliveryOpen } from '#shared/order-status.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { SettingValues } from '#shared/settings.ts';
import type { CurrentUser } from '../accounts/current-user.ts';
import { type Address, findActiveAddress } from '../addresses/address-queries.ts';
import { parsePhone } from '../addresses/phone.ts';
import { isPhoneBlocked } from '../blocked-phones/blocked-phones.ts';
import { findDelivery } from '../delivery/find-delivery.ts';
import { lockOrder } from './lock-order.ts';
import { readContact } from './order-contact.ts';
import { writeOrderNote } from './order-events.ts';
import { getOrder, type Order } from './order-queries.ts';

/** Recipient and address of a parcel; the order has its own copy of them. */
export type DeliveryPlace = Omit<Address, 'id' | 'userId' | 'email' | 'isActive'>;

export type ChangeDelivery = {
  orderId: string;
  /** One of the shopper's own addresses; it takes precedence over a typed place. */
  addressId?: string | undefined;
  place?: DeliveryPlace | undefined;
  /** If empty or absent, the order's phone stays. */
  phone?: string | undefined;
};

export type ChangeDeliveryRefusal =
  | 'INVALID_FIELDS'
  | 'ORDER_NOT_FOUND'
  | 'ADDRESS_NOT_FOUND'
  | 'DELIVERY_FIXED'
  | 'DELIVERY_COSTS_CHANGE'
  | 'PHONE_BLOCKED';

/** Changes the address and phone of an order until it is packed (decision 24); the address book stays as it is. */
export async function changeDelivery(
  store: Pick<Store, 'db' | 'clock' | 'settings' | 'shopSettings'>,
  shopper: Pick<CurrentUser, 'id'>,
  input: ChangeDelivery,
): Promise<Outcome<Order, ChangeDeliveryRefusal>> {
  const contact = readContact({ phone: input.phone });
  if (!contact.ok) return contact;
  const { phone } = contact.value;
  const values = await store.shopSettings.read();
  const at = store.clock.now();

  return transaction(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: input.orderId, userId: shopper.id });
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (!isDeliveryOpen(order.status)) return refuse('DELIVERY_FIXED');
    const place = await findPlace(tx, shopper.id, input);
    if (!place.ok) return place;
    const { phone: shopPhone } = store.settings;
    if (await namesBlocked(tx, order.id, [phone, place.value?.mobile]))
      return refuse('PHONE_BLOCKED', { shopPhone });
    const zone = place.value ? await zoneAtSamePrice(tx, order.id, { address: place.value, at, values }) : {};
    if (zone === undefined) return refuse('DELIVERY_COSTS_CHANGE', { shopPhone });

    await tx
      .updateTable('orders')
      .set({
        ...(place.value ? { ...deliveryColumns(place.value), ...zone } : {}),
        ...(phone === undefined ? {} : { phone }),
        formerPhones,
        updatedAt: at,
      })
      .where('id', '=', order.id)
      .execute();
    await writeOrderNote(tx, {
      orderId: order.id,
      status: order.status,
      actor: 'shopper',
      actorId: shopper.id,
      remark: place.value ? 'address_changed' : 'phone_changed',
      at,
    });
    return succeed(await getOrder(tx, order.id));
  });
}

/** True if a number that may not order is newly named; one that the order has already may stay. */
async function namesBlocked(
  tx: Transaction,
  orderId: string,
  named: readonly (string | undefined)[],
): Promise<boolean> {
  const known = await tx
    .selectFrom('orders')
    .select(['phone', 'deliveryMobile'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const fresh = named
    .filter((phone) => phone !== undefined)
    .filter((phone) => phone !== known.phone && phone !== known.deliveryMobile);
  if (fresh.length === 0) return false;
  const { rows } = await sql<{ isBlocked: boolean }>`select ${isPhoneBlocked(fresh)} as is_blocked`.execute(
    tx,
  );
  return rows[0]?.isBlocked === true;
}

/**
 * The columns of the zone that a new address brings; undefined if delivery there would cost something else, or if money is to come at the
 * door and cash is not taken there.
 */
async function zoneAtSamePrice(
  tx: Transaction,
  orderId: string,
  { address, at, values }: { address: DeliveryPlace; at: Date; values: SettingValues },
): Promise<Partial<ReturnType<typeof agreedColumns>> | undefined> {
  const { isPickUp, deliveryZone, deliveryFee, status, total, settled, paymentMethod } = await tx
    .selectFrom('orders')
    .select(['isPickUp', 'deliveryZone', 'deliveryFee', 'status', 'total', 'settled', 'paymentMethod'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (isPickUp) return {};
  const found = await findDelivery(tx, { address, at }, values);
  if (!found.ok) return undefined;
  const { delivery, rule } = found.value;
  if (delivery.zone === deliveryZone) return {};
  const isSamePrice = feeFor(rule, francs(total - deliveryFee)) === deliveryFee;
  // An order that still waits for its payment online is paid before anything else happens.
  const isPaidOnline =
    paymentMethod !== 'cash_on_delivery' && (status === 'Awaiting payment' || settled >= total);
  return isSamePrice && (delivery.takesCash || isPaidOnline) ? agreedColumns(delivery) : undefined;
}

async function findPlace(
  tx: Transaction,
  userId: string,
  { addressId, place }: ChangeDelivery,
): Promise<Outcome<DeliveryPlace | undefined, 'INVALID_FIELDS' | 'ADDRESS_NOT_FOUND'>> {
  if (addressId !== undefined) {
    const address = await findActiveAddress(tx, { id: addressId, userId });
    return address ? succeed(address) : refuse('ADDRESS_NOT_FOUND');
  }
  if (place === undefined) return succeed(undefined);
  const mobile = parsePhone(place.mobile);
  if (mobile === undefined) return refuse('INVALID_FIELDS', { fields: { mobile: 'phone' } });
  return succeed({ ...place, mobile });
}

/**
 * For an order with a code, the numbers it had before a change: a code that is valid once per phone was used by these
 * (decision 626).
 */
export const formerPhones = sql<string[]>`case when promo_code = '' then former_phones else array(
  select distinct number from unnest(former_phones || array[phone, delivery_mobile]) as number where number <> '') end`;

/** The columns of an order that hold the zone and what it promises. */
export function agreedColumns({ zone, takesCash, promisedOn, promisedBefore }: OrderedDelivery) {
  return { deliveryZone: zone, takesCash, promisedOn, promisedBefore };
}

/** The columns of an order that hold its delivery place. */
export function deliveryColumns(place: DeliveryPlace) {
  return {
    deliveryName: place.name,
    deliveryAddressLine: place.addressLine,
    deliveryCity: place.city,
    deliveryState: place.state,
    deliveryCountry: place.country,
    deliveryPincode: place.pincode,
    deliveryMobile: place.mobile,
  };
}
