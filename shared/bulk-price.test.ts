import { expect, test } from 'vitest';
import { leavesPrice, steppedPrice } from './bulk-price.ts';

test.each([
  [4_500, 'percent', 10, 4_950],
  [4_500, 'percent', -10, 4_050],
  [1_999, 'percent', 5, 2_100],
  [333, 'percent', 1, 335],
  [4_500, 'amount', 500, 5_000],
  [4_500, 'amount', -500, 4_000],
  [400, 'amount', -500, 5],
  [100, 'percent', -100, 5],
] as const)('%i F by %s %i becomes %i F, in whole coins', (price, kind, by, changed) => {
  expect(steppedPrice(price, { kind, by })).toBe(changed);
});

test.each([
  [4_500, 'percent', -99, true],
  [4_500, 'percent', -100, false],
  [4_500, 'percent', -500, false],
  [600, 'amount', -500, true],
  [500, 'amount', -500, false],
  [1, 'percent', 10, true],
] as const)('of %i F something is left by %s %i: %s', (price, kind, by, isLeft) => {
  expect(leavesPrice(price, { kind, by })).toBe(isLeft);
});
