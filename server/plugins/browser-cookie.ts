import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { type Asker, readBrowser } from '#core/accounts/browsers.ts';
import type { Store } from '#core/store.ts';
import { networkOf } from './network-of.ts';

/** Shows that this browser was logged in here before (decision 452). It is not a login. */
export const BROWSER_COOKIE = 'known_browser';

const days = 400;

export const browserCookieOptions = {
  httpOnly: true,
  sameSite: 'strict',
  secure: 'auto',
  maxAge: days * 86_400,
} satisfies CookieSerializeOptions;

/** Each noun that sets the cookie gets its own: one for the calls with e-mail and password, one for those with phone and code. */
export function browserCookiePath({ url }: FastifyRequest): string {
  return url.split('/', 3).join('/');
}

export function askerOf(store: Pick<Store, 'authSecret'>, request: FastifyRequest): Asker {
  return {
    browser: readBrowser(store, request.cookies[BROWSER_COOKIE]),
    network: networkOf(request.ip),
  };
}
