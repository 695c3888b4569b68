import type { Database } from '#db/client.ts';
import { type Destination, noZone, type OrderedDelivery, promisedDays, zoneOf } from '#shared/delivery.ts';
import { calendarOf } from '#shared/delivery-calendar.ts';
import { type FeeRule, freeDelivery } from '#shared/fee-rule.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { SettingValues } from '#shared/settings.ts';
import { listActiveZones, type Zone } from './zone-queries.ts';

export type DeliveryRefusal = 'PICK_UP_CLOSED';

type Wanted = {
  address: Destination;
  quarter?: string | undefined;
  isPickUp?: boolean | undefined;
  at: Date;
};
export type FoundDelivery = { delivery: OrderedDelivery; rule: FeeRule };

/** How an order is delivered and the rule for its fee: that of the address's zone as it is now; without a zone, free. */
export async function findDelivery(
  db: Database,
  { address, quarter = '', isPickUp = false, at }: Wanted,
  values: SettingValues,
): Promise<Outcome<FoundDelivery, DeliveryRefusal>> {
  if (isPickUp) {
    return values.offersPickUp
      ? succeed({ delivery: { ...noZone, isPickUp: true }, rule: freeDelivery })
      : refuse('PICK_UP_CLOSED');
  }
  const zone = zoneOf(await listActiveZones(db), address, quarter);
  if (!zone) return succeed({ delivery: noZone, rule: freeDelivery });
  return succeed({
    delivery: {
      isPickUp: false,
      zone: nameOf(zone, address),
      takesCash: zone.takesCash,
      promisedOn: promisedDays(zone, at, calendarOf(values)).to,
      promisedBefore: zone.beforeHour,
    },
    rule: zone,
  });
}

/** The zone's name as people say it: the city with its quarter, or the city as typed. */
function nameOf({ city, quarter }: Zone, address: Destination): string {
  return quarter === '' ? city || address.city : `${city}, ${quarter}`;
}
