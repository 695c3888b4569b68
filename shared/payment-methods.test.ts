import { expect, test } from 'vitest';
import { readPaymentOrder, walletHint } from './payment-methods.ts';

test.each([
  ['cash, card, MTN, Orange', ['cash_on_delivery', 'card', 'mtn_momo', 'orange_money']],
  ['MoMo Orange espèces carte', ['mtn_momo', 'orange_money', 'cash_on_delivery', 'card']],
  ['orange', ['orange_money', 'cash_on_delivery', 'card', 'mtn_momo']],
  ['', ['cash_on_delivery', 'card', 'mtn_momo', 'orange_money']],
])('“%s” is the order %j', (typed, order) => {
  expect(readPaymentOrder(typed)).toEqual(order);
});
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
