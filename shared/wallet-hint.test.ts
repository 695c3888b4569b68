import { expect, test } from 'vitest';
import { walletHint } from './wallet-hint.ts';

test.each([
  ['6 77 12 34 56', 'mtn_momo'],
  ['+237 650 00 00 01', 'mtn_momo'],
  ['00237680000001', 'mtn_momo'],
  ['699 00 00 01', 'orange_money'],
  ['655000001', 'orange_money'],
  ['622000001', undefined],
  ['67712', undefined],
  ['', undefined],
])('%s is likely the wallet of %s', (typed, method) => {
  expect(walletHint(typed)).toBe(method);
});
