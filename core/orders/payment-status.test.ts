import { describe, expect, test } from 'vitest';
import { canPaymentMove, paymentStatuses } from '#shared/order-status.ts';
import { type PaymentFacts, paymentStatusOf } from './payment-status.ts';

const nothing: PaymentFacts = {
  status: 'Placed',
  total: 10_000,
  paidOnline: 0,
  hasAttempt: false,
  hasOpenAttempt: false,
  cashCollected: 0,
  cashWaived: 0,
  refunded: 0,
  surplusBack: 0,
};
const asked = { status: 'Awaiting payment', hasAttempt: true, hasOpenAttempt: true } as const;
const failed = { ...asked, hasOpenAttempt: false };

describe('the money of an order', () => {
  test.each([
    ['that is placed is on its way', {}, 'Processing'],
    ['whose shopper may still confirm is on its way', asked, 'Processing'],
    ['whose last open attempt has failed has failed', failed, 'Failed'],
    ['is on its way again once the courier is to collect it', { ...failed, status: 'Placed' }, 'Processing'],
    ['has come by the counted attempt', { ...asked, status: 'Placed', paidOnline: 10_000 }, 'Paid'],
    ['has come in cash', { status: 'Delivered', cashCollected: 10_000 }, 'Paid'],
    ['has come once the rest is waived', { cashCollected: 9_000, cashWaived: 1_000 }, 'Paid'],
    ['has come in parts, by wallet and in cash', { paidOnline: 6_000, cashCollected: 4_000 }, 'Paid'],
    [
      'has not come while only a part came by wallet',
      { status: 'Delivered', paidOnline: 6_000 },
      'Processing',
    ],
    [
      'has come although the order costs less by now, and the rest goes back',
      { status: 'Delivered', total: 6_000, paidOnline: 10_000, surplusBack: 4_000 },
      'Paid',
    ],
    ['has not come while cash is short', { status: 'Delivered', cashCollected: 9_000 }, 'Processing'],
    ['never comes for what is free', { status: 'Delivered', total: 0 }, 'Processing'],
    ['is not waited for once the order ends', { ...failed, status: 'Cancelled' }, 'Cancelled'],
    ['has come although it is due back', { status: 'Returned', paidOnline: 10_000 }, 'Paid'],
    ['is back once it went back', { status: 'Returned', paidOnline: 10_000, refunded: 10_000 }, 'Refunded'],
    ['is back as far as it came', { status: 'Returned', cashCollected: 3_000, refunded: 3_000 }, 'Refunded'],
    [
      'is not back before all of it is',
      { paidOnline: 10_000, cashCollected: 3_000, refunded: 3_000 },
      'Paid',
    ],
  ] as const)('%s', (_, facts, status) => {
    expect(paymentStatusOf({ ...nothing, ...facts })).toBe(status);
  });

  test('moves by the table only: nothing that has come is forgotten, and nothing given back is given back again', () => {
    const moves = paymentStatuses.flatMap((from) =>
      paymentStatuses.filter((to) => canPaymentMove(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'Processing → Paid',
      'Processing → Failed',
      // What came so far went back before the rest had come; and a bank may send that back.
      'Processing → Refunded',
      'Processing → Cancelled',
      'Paid → Processing',
      'Paid → Refunded',
      'Failed → Processing',
      'Failed → Paid',
      'Failed → Cancelled',
      'Refunded → Processing',
      'Refunded → Paid',
      'Refunded → Cancelled',
      'Cancelled → Processing',
      'Cancelled → Paid',
      'Cancelled → Refunded',
    ]);
  });
});
