import { expect, test } from 'vitest';
import { loginDelayMs } from './login-delay.ts';

test.each([
  [-20, 0],
  [0, 0],
  [1, 500],
  [10, 500],
  [11, 1_000],
  [55, 3_000],
  [280, 5_000],
])('%d requests too many wait %d ms', (requests, delay) => {
  expect(loginDelayMs(requests)).toBe(delay);
});
