import { findRegion, findRegionOfCity, plain, type Region } from './cameroon-places.ts';
import { type DeliveryCalendar, deliveryDayAfter } from './delivery-calendar.ts';
import type { FeeRule } from './fee-rule.ts';
import { daysAfter, shopDayOf, shopHourOf } from './shop-day.ts';

export type DeliveryPromise = {
  /** Days after the order; 0 is the same day. */
  daysFrom: number;
  daysTo: number;
  /** The hour by which the parcel arrives on the last of these days. */
  beforeHour: number | null;
  /** Orders from this hour on count as those of the next day. */
  lastOrderHour: number | null;
};

/** A quarter, a city or a region; everywhere else where all three are empty. */
export type ZonePlace = { region: Region | ''; city: string; quarter: string };

export type DeliveryTerms = FeeRule & DeliveryPromise & { takesCash: boolean };
export type DeliveryZone = ZonePlace & DeliveryTerms;

/** How the parcel gets to the shopper, as agreed when the order was placed. */
export type OrderedDelivery = {
  isPickUp: boolean;
  zone: string;
  takesCash: boolean;
  promisedOn: string | null;
  promisedBefore: number | null;
};

export const noZone: OrderedDelivery = {
  isPickUp: false,
  zone: '',
  takesCash: true,
  promisedOn: null,
  promisedBefore: null,
};

export type Destination = { city: string; state: string; addressLine: string };

/** The zone of an address, the closest one first: its quarter, its city, its region, everywhere else. */
export function zoneOf<Zone extends ZonePlace>(
  zones: readonly Zone[],
  { city, state, addressLine }: Destination,
  quarter = '',
): Zone | undefined {
  const inCity = zonesOfCity(zones, city);
  const region = findRegionOfCity(city) ?? findRegion(state);
  return (
    inCity.find((zone) => zone.quarter !== '' && plain(zone.quarter) === plain(quarter)) ??
    namedIn(inCity, addressLine) ??
    inCity.find((zone) => zone.quarter === '') ??
    zones.find((zone) => zone.city === '' && zone.region !== '' && zone.region === region) ??
    zones.find((zone) => zone.city === '' && zone.region === '')
  );
}

/** The quarters of a city that have their own price. */
export function quartersOf<Zone extends ZonePlace>(zones: readonly Zone[], city: string): Zone[] {
  return zonesOfCity(zones, city).filter(({ quarter }) => quarter !== '');
}

function zonesOfCity<Zone extends ZonePlace>(zones: readonly Zone[], city: string): Zone[] {
  return zones.filter((zone) => zone.city !== '' && plain(zone.city) === plain(city));
}

/** The zone with the longest name that the line contains as whole words: 'Bonamoussadi Nord' before 'Bonamoussadi'. */
function namedIn<Zone extends ZonePlace>(zones: readonly Zone[], addressLine: string): Zone | undefined {
  const line = ` ${words(addressLine)} `;
  return zones
    .filter(({ quarter }) => quarter !== '' && line.includes(` ${words(quarter)} `))
    .sort((one, other) => other.quarter.length - one.quarter.length)[0];
}

function words(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The days ('2026-11-25') promised for an order placed now; only days on which parcels are delivered count. */
export function promisedDays(
  { daysFrom, daysTo, beforeHour, lastOrderHour }: DeliveryPromise,
  now: Date,
  calendar: DeliveryCalendar,
): { from: string; to: string } {
  const sameDay = daysTo === 0 ? beforeHour : null;
  const lastHour = lastOrderHour ?? sameDay;
  const isLate = lastHour !== null && shopHourOf(now) >= lastHour;
  const today = shopDayOf(now);
  const first = isLate ? daysAfter(today, 1) : today;
  return {
    from: deliveryDayAfter(first, daysFrom, calendar),
    to: deliveryDayAfter(first, daysTo, calendar),
  };
}
