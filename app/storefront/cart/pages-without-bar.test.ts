import { expect, test } from 'vitest';
import { hasOwnBar } from './pages-without-bar.ts';

test.each(['/review/abc', '/pay/abc', '/staff-invitation', '/stock-alert/stop', '/track/abc', '/checkout'])(
  'the bar of the cart covers no form or button of %s',
  (path) => expect(hasOwnBar(path)).toBe(true),
);

test('the bar of the cart is on a list, but not under its open choices', () => {
  expect(hasOwnBar('/search', '?q=gloss')).toBe(false);
  expect(hasOwnBar('/search', '?q=gloss&filters=1')).toBe(true);
});

test.each(['/', '/search', '/reviews/gloss-gloss00000001', '/lips-lips00000001', '/brands'])(
  'the bar of the cart is on %s',
  (path) => expect(hasOwnBar(path)).toBe(false),
);
