import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { keptAddress, keptPages } from '#server/pages/page-addresses.ts';
import { limits } from '#shared/limits.ts';

/** Pages of one order or one reader, which depend on their query string or on a logged-in user. */
const madeEachTime = [
  ...[
    'payment/:orderId',
    'success',
    'cancel',
    'track/:token',
    'review/:token',
    'pay/:token',
    'newsletter/confirm',
    'newsletter/unsubscribe',
    'stock-alert/stop',
    'cart-mails/confirm',
    'cart-mails/stop',
    '*',
  ],
  ...['forgot-password', 'verification-otp', 'reset-password', 'user'],
  ...['email-change/confirm', 'email-change/undo', 'staff-invitation'],
];

test('each page of the site is kept, or named here as made each time', () => {
  const paths = [...new Set(pathsOf(routes, '').filter((path) => !/^\/(fr|dashboard)(\/|$)/.test(path)))];
  expect(paths.toSorted()).toEqual(
    [...Object.keys(keptPages), ...madeEachTime.map((path) => `/${path}`)].toSorted(),
  );
});

const ids = new Set(['en/shell', 'en/home']);
const lips = 'Lips-abcdefghijkl';

test.each([
  ['/', '/'],
  ['/?utm_source=whatsapp', '/'],
  ['/fr', '/fr'],
  ['/search?q=gloss&page=1&x=2', '/search?q=gloss'],
  ['/search?page=3&q=gloss', '/search?q=gloss&page=3'],
  ['/search?q=', '/search?q='],
  ['/search?page=', '/search'],
  ['/fr/search.data?q=gloss&_routes=en%2Fhome', '/fr/search.data?q=gloss&_routes=en%2Fhome'],
  ['/_.data', '/_.data'],
  [`/${lips}/Lipstick-abcdefghijkl?page=02x&sort=new`, `/${lips}/Lipstick-abcdefghijkl?page=2`],
  [`/${lips}`, `/${lips}`],
  [`/fr/${lips}?sort=price&fbclid=x&finish=wet&finish=matte`, `/fr/${lips}?finish=matte&sort=price`],
  ['/offers?filters=1&x=y&brand=Ndolo', '/offers?brand=Ndolo&filters=1'],
  ['/fr/login?by=phone&utm_source=sms', '/fr/login?by=phone'],
  ['/login?by=fax', '/login'],
  [`/product/Cr%c3%a8me-abcdefghijkl`, '/product/Cr%C3%A8me-abcdefghijkl'],
  [`/product/${lips}?q=x`, `/product/${lips}`],
])('%s is kept as %s', (raw, key) => {
  expect(keptAddress(raw, ids)).toBe(key);
});

test.each([
  '/dashboard/profile',
  '/success?order=1',
  '/track/abcdefghijkl',
  '/x-1',
  '/a/b',
  '/product/nothing',
  '/search/',
  '/constructor',
  '/%E0%A4%A',
  '/_.data?_routes=made/up',
  `/search?q=${'x'.repeat(limits.search + 1)}`,
  `/search?q=x&${'y'.repeat(2_000)}`,
])('%s is not kept', (raw) => {
  expect(keptAddress(raw, ids)).toBeUndefined();
});

function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const own = index ? [parent === '' ? '/' : parent] : children.length === 0 ? [whole] : [];
    return [...own, ...pathsOf(children, whole)];
  });
}
