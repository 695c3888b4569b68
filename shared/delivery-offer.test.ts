import { expect, test } from 'vitest';
import { deliveryOfferOf } from './delivery-offer.ts';
import { francs } from './money.ts';

const zone = (fee: number, freeFrom: number | null = null) => ({
  fee: francs(fee),
  freeFrom: freeFrom === null ? null : francs(freeFrom),
});

test.each([
  ['free without zones', [], { kind: 'free' }],
  ['free where every zone is', [zone(0), zone(0, 5000)], { kind: 'free' }],
  [
    'free from the highest amount',
    [zone(1000, 15_000), zone(4000, 40_000)],
    { kind: 'freeFrom', amount: 40_000 },
  ],
  [
    'free from an amount beside a zone that is free',
    [zone(0), zone(1000, 15_000)],
    { kind: 'freeFrom', amount: 15_000 },
  ],
  ['free in some places', [zone(0), zone(2500)], { kind: 'freeInPlaces' }],
  ['from the lowest fee', [zone(1500, 15_000), zone(4000)], { kind: 'from', amount: 1500 }],
])('delivery is said to be %s', (_, zones, offer) => {
  expect(deliveryOfferOf(zones)).toEqual(offer);
});
