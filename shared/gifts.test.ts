import { expect, test } from 'vitest';
import { giftFor } from './gifts.ts';

const small = { productId: 'sample', minimum: 5_000, inStock: true };
const big = { productId: 'mascara', minimum: 20_000, inStock: true };
const nothing: ReadonlySet<string> = new Set();

test.each([
  [4_999, { given: undefined, next: { gift: small, missing: 1 } }],
  [5_000, { given: small, next: { gift: big, missing: 15_000 } }],
  [20_000, { given: big }],
])('of goods for %i F the best gift that was reached is given', (goods, expected) => {
  expect(giftFor([small, big], { goods, productIds: nothing })).toEqual(expected);
});

test('one that is sold out is named, and the next best takes its place', () => {
  const gone = { ...big, inStock: false };
  expect(giftFor([small, gone], { goods: 20_000, productIds: nothing })).toEqual({
    ...{ given: small, soldOut: gone },
  });
  expect(giftFor([gone], { goods: 100, productIds: nothing })).toEqual({ given: undefined });
});

test('what is bought anyway is no gift, and is named', () => {
  expect(giftFor([small, big], { goods: 20_000, productIds: new Set(['mascara']) })).toEqual({
    ...{ given: small, bought: big },
  });
});

test('a bought product is not named where a better gift is given, or its amount is not reached', () => {
  expect(giftFor([small, big], { goods: 20_000, productIds: new Set(['sample']) })).toEqual({ given: big });
  expect(giftFor([big], { goods: 19_999, productIds: new Set(['mascara']) })).toEqual({ given: undefined });
});
