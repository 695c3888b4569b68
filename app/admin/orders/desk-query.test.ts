import { expect, test } from 'vitest';
import { showsAllOrders } from './desk-query.ts';

test.each([
  ['view=all', true],
  ['', false],
  ['view=to_pack', false],
  ['search=desiree', false],
  ['view=all&city=Douala', false],
  ['view=all&status=Placed', false],
  ['view=all&from=2026-11-01', false],
  ['view=all&from=yesterday', true],
])('the desk at "%s" shows all orders: %s', (address, expected) => {
  expect(showsAllOrders(new URLSearchParams(address))).toBe(expected);
});
