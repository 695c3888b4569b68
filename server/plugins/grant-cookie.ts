import type { CookieSerializeOptions } from '@fastify/cookie';
import { GRANT_MINUTES } from '#core/accounts/reset-grants.ts';

/** The single-use password-reset grant (decision 14), sent only to the call that uses it up. */
export const GRANT_COOKIE = 'reset_grant';

export const grantCookieOptions: CookieSerializeOptions = {
  path: '/api/user/reset-password',
  httpOnly: true,
  sameSite: 'strict',
  // 'auto' = on HTTPS only; the shop also runs on http://localhost.
  secure: 'auto',
  // As long as the grant; without it a browser that opens its tabs again keeps the cookie for ever.
  maxAge: GRANT_MINUTES * 60,
};
