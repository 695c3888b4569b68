import { expect, test } from 'vitest';
import type { DeliveryZone } from '#shared/delivery.ts';
import { francs } from '#shared/money.ts';
import { shippingDetails } from './shipping-details.ts';

const zone: DeliveryZone = {
  ...{ region: '', city: '', quarter: '', fee: francs(3_000), freeFrom: null, daysFrom: 2, daysTo: 4 },
  ...{ beforeHour: null, lastOrderHour: null, takesCash: true },
};
const douala: DeliveryZone = {
  ...zone,
  ...{
    region: 'littoral',
    city: 'Douala',
    fee: francs(1_500),
    freeFrom: francs(20_000),
    daysFrom: 0,
    daysTo: 1,
  },
};

test('machines read what bringing this product alone costs, from the cheapest place to the dearest', () => {
  expect(shippingDetails([douala, zone], francs(5_000))).toMatchObject({
    shippingRate: { currency: 'XAF', minValue: 1_500, maxValue: 3_000 },
    shippingDestination: { addressCountry: 'CM' },
    deliveryTime: { transitTime: { minValue: 0, maxValue: 4, unitCode: 'DAY' } },
  });
  expect(shippingDetails([douala, zone], francs(20_000))).toMatchObject({
    shippingRate: { minValue: 0, maxValue: 3_000 },
  });
});

test('a shop that brings to some regions only names them, and one without zones says nothing', () => {
  expect(shippingDetails([douala], francs(5_000))).toMatchObject({
    shippingDestination: { addressCountry: 'CM', addressRegion: ['Littoral'] },
  });
  expect(shippingDetails([], francs(5_000))).toBeUndefined();
});
