import { describe, expect, test } from 'vitest';
import { createCallAttempts } from './call-attempts.ts';

describe('the key of an order', () => {
  test('stays while the same order is tried again', () => {
    const attempts = createCallAttempts(countedIds());
    const key = attempts.keyFor({ totalAmt: 2500, addressId: 'a' });
    expect(attempts.keyFor({ totalAmt: 2500, addressId: 'a' })).toBe(key);
  });

  test('is another one for another address or total', () => {
    const attempts = createCallAttempts(countedIds());
    const key = attempts.keyFor({ totalAmt: 2500, addressId: 'a' });
    expect(attempts.keyFor({ totalAmt: 2500, addressId: 'b' })).not.toBe(key);
  });

  test('is another one for a second order of the same things', () => {
    const attempts = createCallAttempts(countedIds());
    const key = attempts.keyFor({ totalAmt: 2500 });
    attempts.forget();
    expect(attempts.keyFor({ totalAmt: 2500 })).not.toBe(key);
  });
});

function countedIds(): () => string {
  let ids = 0;
  return () => {
    ids += 1;
    return String(ids);
  };
}
