import type { CookieSerializeOptions } from '@fastify/cookie';
import { GRANT_MINUTES } from '#core/accounts/reset-grants.ts';

/** The single-use password-reset grant (decision 14), sent only to the call that uses it up. */
export const GRANT_COOKIE = 'reset_grant';

export const grantCookieOptions: CookieSerializeOptions = {
  path: '/api/user/reset-password',
  httpOnly: true,
  sameSite: 'strict',
  // 'auto' = only on HTTPS; the shop also runs on http://localhost.
  secure: 'auto',
  // Lives as long as the grant; without it, a browser that restores its tabs keeps the cookie for ever.
  maxAge: GRANT_MINUTES * 60,
};
