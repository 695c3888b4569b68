import { expect, test } from 'vitest';
import { readWholeNumber } from './read-whole-number.ts';

test.each([
  ['2500', '2500'],
  [' 2 500 ', '2500'],
  ['2\u202f500', '2500'],
  ['2,500', '2500'],
  ['2.500', '2500'],
  ['1 250 000', '1250000'],
  ['2 500 FCFA', '2500'],
  ['10 %', '10'],
  ['0', '0'],
])('%j is understood as %s', (typed, digits) => {
  expect(readWholeNumber(typed)).toBe(digits);
});

test.each(['', '2,5', '2.50', '12 00', '1,250.000', '-3', '2e3', 'two', '2 500 €', '%'])(
  '%j is not guessed at',
  (typed) => {
    expect(readWholeNumber(typed)).toBeUndefined();
  },
);
