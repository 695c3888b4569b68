import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['12500', 12_500],
  ['12500.00', 12_500],
  [12_500, 12_500],
])('%j is %i francs', (amount, francs) => {
  expect(readAmount('MTN MoMo', amount)).toBe(francs);
});

test.each(['12500.5', '12,500', '1e5', '-5', '', ' 12', 0.5, Number.NaN, '99999999999'])(
  '%j is no amount in francs',
  (amount) => {
    expect(() => readAmount('MTN MoMo', amount)).toThrow('MTN MoMo reports no whole amount');
  },
);
