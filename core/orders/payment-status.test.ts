import { describe, expect, test } from 'vitest';
import { canPaymentMove, paymentStatuses } from '#shared/order-status.ts';
import { type PaymentFacts, paymentStatusOf } from './payment-status.ts';

const nothing: PaymentFacts = {
  status: 'Placed',
  total: 10_000,
  came: 0,
  hasAttempt: false,
  hasOpenAttempt: false,
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
    ['has come by the counted attempt', { ...asked, status: 'Placed', came: 10_000 }, 'Paid'],
    ['has come in cash', { status: 'Delivered', came: 10_000 }, 'Paid'],
    ['has come once the rest is waived', { came: 9_000, cashWaived: 1_000 }, 'Paid'],
    ['has come in parts, by wallet and in cash', { came: 10_000 }, 'Paid'],
    ['has not come while only a part came by wallet', { status: 'Delivered', came: 6_000 }, 'Processing'],
    [
      'has come although the order costs less by now, and the rest goes back',
      { status: 'Delivered', total: 6_000, came: 10_000, surplusBack: 4_000 },
      'Paid',
    ],
    ['has not come while cash is short', { status: 'Delivered', came: 9_000 }, 'Processing'],
    ['never comes for what is free', { status: 'Delivered', total: 0 }, 'Processing'],
    ['is not waited for once the order ends', { ...failed, status: 'Cancelled' }, 'Cancelled'],
    ['has come although it is due back', { status: 'Returned', came: 10_000 }, 'Paid'],
    ['is back once it went back', { status: 'Returned', came: 10_000, refunded: 10_000 }, 'Refunded'],
    ['is back as far as it came', { status: 'Returned', came: 3_000, refunded: 3_000 }, 'Refunded'],
    ['is not back before all of it is', { came: 13_000, refunded: 3_000 }, 'Paid'],
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
      // A part came and went back before the rest had come; and a bank may send such a refund back.
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
