import { expect, test } from 'vitest';
import type { OrderStatus } from '#shared/order-status.ts';
import { timelineOf } from './timeline-of.ts';

const at = '2026-03-05T14:30:00.000Z';

function steps(...statuses: [OrderStatus, ...OrderStatus[]]) {
  const events = statuses.map((status) => ({ status, at }));
  const status = statuses.at(-1) ?? 'Placed';
  return timelineOf({
    orderNumber: 'NB-1',
    status,
    events,
    returnRequest: null,
    moneyBack: [],
    isPickUp: false,
    promisedOn: null,
    promisedBefore: null,
    pickUp: null,
    payAhead: null,
  }).map((step) => `${step.state} ${step.status}${step.at === undefined ? '' : ' at its time'}`);
}

test('an order under way shows what happened, where it is and what usually comes next', () => {
  expect(steps('Placed', 'Confirmed')).toEqual([
    'done Placed at its time',
    'current Confirmed at its time',
    'future Packed',
    'future Out for delivery',
    'future Delivered',
  ]);
});

test('an order that waits for its payment has its whole way before it', () => {
  expect(steps('Awaiting payment')).toEqual([
    'current Awaiting payment at its time',
    'future Placed',
    'future Confirmed',
    'future Packed',
    'future Out for delivery',
    'future Delivered',
  ]);
});

test.each<[OrderStatus, OrderStatus]>([
  ['Placed', 'Cancelled'],
  ['Out for delivery', 'Refused'],
  ['Delivered', 'Returned'],
  ['Out for delivery', 'Delivered'],
])('after %s and %s nothing is to come', (before, last) => {
  expect(steps(before, last)).toEqual([`done ${before} at its time`, `current ${last} at its time`]);
});

test('an order brought back by a late payment continues from its status', () => {
  expect(steps('Awaiting payment', 'Cancelled', 'Placed').slice(2, 4)).toEqual([
    'current Placed at its time',
    'future Confirmed',
  ]);
});
