import { expect, test } from 'vitest';
import { formatAverage, ratingOf } from './rating.ts';

test('the average is of all buyers, to one decimal', () => {
  expect(ratingOf([0, 0, 1, 0, 2])).toEqual({ average: 4.3, count: 3 });
  expect(ratingOf([1, 0, 0, 0, 0])).toEqual({ average: 1, count: 1 });
});

test('without a review there is no rating', () => {
  expect(ratingOf([0, 0, 0, 0, 0])).toBeUndefined();
});

test('is written as the language writes decimals', () => {
  expect([formatAverage(4.3, 'en'), formatAverage(4, 'fr')]).toEqual(['4.3', '4,0']);
});
