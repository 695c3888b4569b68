import { expect, test } from 'vitest';
import { readPaymentOrder } from './payment-order.ts';

test.each([
  ['cash, card, MTN, Orange', ['cash_on_delivery', 'card', 'mtn_momo', 'orange_money']],
  ['MoMo Orange espèces carte', ['mtn_momo', 'orange_money', 'cash_on_delivery', 'card']],
  ['orange', ['orange_money', 'cash_on_delivery', 'card', 'mtn_momo']],
  ['', ['cash_on_delivery', 'card', 'mtn_momo', 'orange_money']],
])('“%s” is the order %j', (typed, order) => {
  expect(readPaymentOrder(typed)).toEqual(order);
});
