import { errors, jwtVerify, SignJWT } from 'jose';
import type { Store } from '../store.ts';

/** At most 15 minutes (decision 12). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

export type AccessClaims = { userId: string; sessionId: string };

const audience = 'shop';

export function signAccessToken(
  store: Pick<Store, 'clock' | 'authSecret'>,
  claims: AccessClaims,
): Promise<string> {
  const issuedAt = Math.floor(store.clock.now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setSubject(claims.userId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(store.authSecret);
}

/** The claims of one of our access tokens that has not expired; undefined for anything else. */
export async function readAccessToken(
  store: Pick<Store, 'clock' | 'authSecret'>,
  token: string,
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify(token, store.authSecret, {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      audience,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: store.clock.now(),
    });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
