import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

test('the first of many are the first of all in order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 15 }),
      (values, wanted) => {
        const order = (one: number, other: number) => (values[one] ?? 0) - (values[other] ?? 0);
        const all = values.map((_, number) => number).sort(order);
        expect(firstOf(values.length, wanted, order)).toEqual(all.slice(0, wanted));
      },
    ),
  );
});

test.each([
  ['the best last', (one: number, other: number) => other - one],
  ['the best first', (one: number, other: number) => one - other],
  [
    'in blocks of which each has its best first',
    (one: number, other: number) => positionOf(one) - positionOf(other),
  ],
])('a list that comes sorted is looked through once: %s', (_what, order) => {
  const count = 30_000;
  let compared = 0;
  firstOf(count, 12, (one, other) => {
    compared += 1;
    return order(one, other);
  });
  expect(compared).toBeLessThan(1.2 * count);
});

function positionOf(number: number): number {
  return 8_192 * (10 - Math.floor(number / 8_192)) + (number % 8_192);
}
