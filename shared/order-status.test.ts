import { describe, expect, test } from 'vitest';
import { canMove, isDeliveryOpen, type OrderStatus, orderStatuses, paymentStatuses } from './order-status.ts';

const legalMoves: readonly (readonly [OrderStatus, OrderStatus])[] = [
  ['Awaiting payment', 'Placed'],
  ['Awaiting payment', 'Cancelled'],
  ['Placed', 'Confirmed'],
  ['Placed', 'Cancelled'],
  ['Confirmed', 'Packed'],
  ['Confirmed', 'Cancelled'],
  ['Packed', 'Out for delivery'],
  ['Packed', 'Cancelled'],
  ['Out for delivery', 'Delivered'],
  ['Out for delivery', 'Refused'],
  ['Delivered', 'Returned'],
];

describe('an order', () => {
  test.each(legalMoves)('may go from %s to %s', (from, to) => {
    expect(canMove(from, to)).toBe(true);
  });

  test('may go nowhere else', () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMove(from, to)).map((to) => [from, to]),
    );
    expect(allowed).toEqual(legalMoves);
  });

  test('never stays where it is by a move', () => {
    expect(orderStatuses.filter((status) => canMove(status, status))).toEqual([]);
  });
});

test('the delivery of an order can be changed until it is packed', () => {
  expect(orderStatuses.filter(isDeliveryOpen)).toEqual(['Awaiting payment', 'Placed', 'Confirmed']);
});

test('a payment is first of all Processing', () => {
  expect(paymentStatuses).toEqual(['Processing', 'Paid', 'Failed', 'Refunded', 'Cancelled']);
});
