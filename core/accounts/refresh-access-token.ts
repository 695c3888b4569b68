import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { signAccessToken } from './access-token.ts';
import { hashSecretToken } from './secrets.ts';

/**
 * The refresh token is not rotated: the specified client keeps the one it logged in with, and may use it in two tabs at
 * once. It works until its session expires or is revoked (decision 12).
 */
export async function refreshAccessToken(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  refreshToken: string | undefined,
): Promise<Outcome<{ accessToken: string }, 'NOT_LOGGED_IN' | 'SESSION_ENDED'>> {
  if (refreshToken === undefined) return refuse('NOT_LOGGED_IN');
  const session = await store.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id as sessionId', 'sessions.userId'])
    .where('sessions.refreshHash', '=', hashSecretToken(refreshToken))
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', store.clock.now())
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
  if (!session) return refuse('SESSION_ENDED');
  return succeed({ accessToken: await signAccessToken(store, session) });
}
