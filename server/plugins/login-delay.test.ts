import { expect, test } from 'vitest';
import { loginDelayMs, ownDelayMs } from './login-delay.ts';

test.each([
  [-20, 0],
  [0, 0],
  [1, 500],
  [10, 500],
  [11, 1_000],
  [55, 3_000],
  [280, 5_000],
])('of everybody, %d requests too many wait %d ms', (requests, delay) => {
  expect(loginDelayMs(requests)).toBe(delay);
});

test.each([
  [-1, 0],
  [0, 0],
  [0.5, 1_000],
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [4, 5_000],
  [45, 5_000],
])('of one address, %d requests too many wait %d ms', (requests, delay) => {
  expect(ownDelayMs(requests)).toBe(delay);
});
