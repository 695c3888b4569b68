import { expect, test } from 'vitest';
import type { RiderView } from '#shared/contract/rider.ts';
import { francs } from '#shared/money.ts';
import { theShop, usualCarrier } from './usual-carrier.ts';

const ibrahim = rider('Ibrahim');
const paule = rider('Paule');

test('parcels leave with the only rider of the shop', () => {
  expect(usualCarrier([ibrahim])).toBe('Ibrahim');
  expect(usualCarrier([ibrahim, { ...paule, isActive: false }])).toBe('Ibrahim');
});

test('of several riders one has to be picked, so that no parcel leaves with another person', () => {
  expect(usualCarrier([ibrahim, paule])).toBeUndefined();
});

test('a shop without riders delivers itself', () => {
  expect(usualCarrier([])).toBe(theShop);
  expect(usualCarrier([{ ...paule, isActive: false }])).toBe(theShop);
});

test('nothing is chosen before the riders are known', () => {
  expect(usualCarrier(undefined)).toBeUndefined();
});

function rider(name: string): RiderView {
  return { id: name, name, phone: '+237699102030', isActive: true, cashInHand: francs(0) };
}
