import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DeliveryZone, promisedDays, quartersOf, zoneOf } from './delivery.ts';
import { everyDay } from './delivery-calendar.ts';
import { billWithDelivery, missingToFree } from './fee-rule.ts';
import { francs } from './money.ts';
import { bill } from './pricing.ts';

const terms = {
  ...{ fee: francs(1000), freeFrom: null, daysFrom: 0, daysTo: 1 },
  ...{ beforeHour: null, lastOrderHour: null, takesCash: true },
};
const zone = (place: Partial<DeliveryZone>): DeliveryZone => ({
  ...{ region: '', city: '', quarter: '' },
  ...terms,
  ...place,
});

const douala = zone({ city: 'Douala' });
const akwa = zone({ city: 'Douala', quarter: 'Akwa' });
const akwaNord = zone({ city: 'douala', quarter: 'Akwa-Nord' });
const farNorth = zone({ region: 'farNorth' });
const elsewhere = zone({});
const zones = [elsewhere, farNorth, douala, akwa, akwaNord];

describe('the zone of an address', () => {
  test.each([
    ['the quarter that its line names', 'Douala', 'Littoral', 'Rue Joss, AKWA, face à la boulangerie', akwa],
    ['the longer name of two', 'Douala', 'Littoral', 'akwa nord, portail bleu', akwaNord],
    ['its city where the line only begins with a quarter', 'DOUALA', '', 'Akwaba Hôtel', douala],
    ['the region of its city, whatever region was typed', 'Maroua', 'Littoral', 'Domayo', farNorth],
    ['the region that was typed, for an unknown village', 'Tourou', 'Far North', 'Akwa', farNorth],
    ['everywhere else', 'Ebolowa', 'Sud', '', elsewhere],
  ])('is %s', (_, city, state, addressLine, expected) => {
    expect(zoneOf(zones, { city, state, addressLine })).toBe(expected);
  });

  test('is the quarter that was chosen, and none where the shop has no zone for it', () => {
    const place = { city: 'Douala', state: 'Littoral', addressLine: 'Akwa' };
    expect(zoneOf(zones, place, 'akwa nord')).toBe(akwaNord);
    expect(zoneOf([farNorth], place)).toBeUndefined();
    expect(quartersOf(zones, 'douala')).toEqual([akwa, akwaNord]);
  });
});

describe('the fee', () => {
  const amount = fc.integer({ min: 1, max: 100_000 }).map(francs);

  test('is charged once below the amount that delivery is free from, and never above', () => {
    fc.assert(
      fc.property(amount, amount, amount, (price, fee, freeFrom) => {
        const lines = [{ price, discount: 0, quantity: 1 }];
        const charged = billWithDelivery(lines, { fee, freeFrom });
        const missing = missingToFree({ fee, freeFrom }, price);
        expect(charged.total).toBe(price < freeFrom ? price + fee : price);
        expect(missing ?? 0).toBe(Math.max(0, freeFrom - price));
      }),
    );
  });

  test('looks at what the products cost after everything that is taken off them', () => {
    const lines = [{ price: francs(12_000), discount: 10, quantity: 1 }];
    const rule = { fee: francs(1500), freeFrom: francs(10_000) };
    expect(billWithDelivery(lines, rule).total).toBe(10_800);
    const off = [{ name: 'Rentrée', amount: francs(1000) }];
    expect(billWithDelivery(lines, rule, off)).toMatchObject({ deliveryFee: 1500, total: 11_300 });
  });

  test('of a shop without zones is none', () => {
    const lines = [{ price: francs(500), discount: 0, quantity: 2 }];
    expect(billWithDelivery(lines, { fee: francs(0), freeFrom: null })).toEqual(bill(lines));
  });
});

describe('a promise', () => {
  // Noon in Douala.
  const noon = new Date('2026-11-23T11:00:00Z');

  test.each([
    ['the same day', { daysTo: 0, beforeHour: 18 }, '2026-11-23', '2026-11-23'],
    [
      'the next day once the hour of the same day is over',
      { daysTo: 0, beforeHour: 12 },
      '2026-11-24',
      '2026-11-24',
    ],
    [
      'a day later from the last hour on',
      { daysFrom: 2, daysTo: 4, lastOrderHour: 12 },
      '2026-11-26',
      '2026-11-28',
    ],
    [
      'from the day of the order before it',
      { daysFrom: 2, daysTo: 4, lastOrderHour: 13 },
      '2026-11-25',
      '2026-11-27',
    ],
  ])('is %s', (_, given, from, to) => {
    expect(promisedDays({ ...terms, ...given }, noon, everyDay)).toEqual({ from, to });
  });
});
