import { describe, expect, test } from 'vitest';
import { readSuccess } from './carried-success.ts';

describe('the success page', () => {
  test('speaks of an order after cash on delivery, by its number', () => {
    expect(readSuccess({ text: 'Order', orderId: 'NB-3FX3-PPMK' })).toEqual({
      text: 'Order',
      orderId: 'NB-3FX3-PPMK',
    });
  });

  test.each([null, undefined, 'Order', {}, { text: 'Anything' }])(
    'speaks of a payment when nothing else was handed over: %j',
    (carried) => {
      expect(readSuccess(carried)).toEqual({ text: 'Payment', orderId: undefined });
    },
  );
});
