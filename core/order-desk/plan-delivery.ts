import type { Database } from '#db/client.ts';
import type { OrderedDelivery } from '#shared/delivery.ts';
import { feeFor } from '#shared/fee-rule.ts';
import { type Francs, francs } from '#shared/money.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { SettingValues } from '#shared/settings.ts';
import { findDelivery } from '../delivery/find-delivery.ts';
import type { DeliveryPlace } from '../orders/change-delivery.ts';
import type { Order } from '../orders/order-queries.ts';
import type { OrderDelivery } from '../orders/write-delivery.ts';

export type PlannedDelivery = {
  /** The new zone and promise; undefined if those of the order stay. */
  delivery: OrderedDelivery | undefined;
  deliveryFee: Francs;
  /** Whether cash is taken at the door there. */
  takesCash: boolean;
};

export type PlanRefusal = 'PICK_UP_CLOSED' | 'CASH_NOT_HERE';

type Wanted = Pick<OrderDelivery, 'place' | 'isPickUp'>;

/**
 * The fee of another delivery: as ordered if the place or its zone stays the same, otherwise by the current rule of the new zone. A
 * delivery that a promotion code made free stays free.
 */
export async function planDelivery(
  db: Database,
  order: Order,
  { place, isPickUp }: Wanted,
  { at, values }: { at: Date; values: SettingValues },
): Promise<Outcome<PlannedDelivery, PlanRefusal>> {
  const { deliveryFee, takesCash } = order;
  if (isPickUp === order.isPickUp && (isPickUp || isSamePlace(order, place))) {
    return succeed({ delivery: undefined, deliveryFee, takesCash });
  }
  const found = await findDelivery(db, { address: place, isPickUp, at }, values);
  if (!found.ok) return found;
  const { delivery, rule } = found.value;
  if (isPickUp === order.isPickUp && delivery.zone === order.deliveryZone) {
    return succeed({ delivery: undefined, deliveryFee, takesCash });
  }
  const isCashToCome = order.paymentMethod === 'cash_on_delivery' && order.settled < order.total;
  if (isCashToCome && !delivery.takesCash) return refuse('CASH_NOT_HERE', { place: delivery.zone });
  const isFree = await hasFreeDelivery(db, order.id);
  const fee = isFree ? francs(0) : feeFor(rule, francs(order.total - deliveryFee));
  return succeed({ delivery, deliveryFee: fee, takesCash: delivery.takesCash });
}

export function placeOf(order: Order): DeliveryPlace {
  return {
    name: order.deliveryName,
    addressLine: order.deliveryAddressLine,
    city: order.deliveryCity,
    state: order.deliveryState,
    country: order.deliveryCountry,
    pincode: order.deliveryPincode,
    mobile: order.deliveryMobile,
  };
}

function isSamePlace(order: Order, { addressLine, city, state }: DeliveryPlace): boolean {
  const known = placeOf(order);
  return known.addressLine === addressLine && known.city === city && known.state === state;
}

async function hasFreeDelivery(db: Database, orderId: string): Promise<boolean> {
  const used = await db
    .selectFrom('promotionUses')
    .innerJoin('promotions', 'promotions.id', 'promotionUses.promotionId')
    .select('promotionUses.orderId')
    .where('promotionUses.orderId', '=', orderId)
    .where('kind', '=', 'free_delivery')
    .executeTakeFirst();
  return used !== undefined;
}
