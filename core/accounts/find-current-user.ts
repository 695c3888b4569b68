import type { Store } from '../store.ts';
import { readAccessToken } from './access-token.ts';
import type { CurrentUser } from './current-user.ts';

/**
 * Who holds this access token. The token alone proves nothing: its session row must live and its user must be active,
 * so that logout, a password reset and blocking end it at once (decision 12).
 */
export async function findCurrentUser(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  accessToken: string,
): Promise<CurrentUser | undefined> {
  const claims = await readAccessToken(store, accessToken);
  if (!claims) return undefined;
  return store.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'users.id',
      'sessions.id as sessionId',
      'users.name',
      'users.email',
      'users.role',
      'users.language',
    ])
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.userId', '=', claims.userId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', store.clock.now())
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
}
