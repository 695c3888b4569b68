import { describe, expect, test } from 'vitest';
import { wayBackOf } from './way-back.ts';

describe('the way back after logging in', () => {
  test('leads to the page that asked for it', () => {
    expect(wayBackOf({ from: '/fr/dashboard/myorders?x=1' })).toBe('/fr/dashboard/myorders?x=1');
  });

  test.each([null, undefined, '/checkout', {}, { from: 7 }])(
    'is the home page when no one asked: %j',
    (carried) => {
      expect(wayBackOf(carried)).toBe('/');
    },
  );

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never leaves the shop: %s',
    (from) => {
      expect(wayBackOf({ from })).toBe('/');
    },
  );
});
