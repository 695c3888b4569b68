import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { readAccessToken } from './access-token.ts';
import type { CurrentUser } from './current-user.ts';

/** What the access check needs to know about a call by staff. */
export type KnownRole = { roleSince: Date; hasSecondFactor: boolean };

const hasConfirmedFactor = sql<boolean>`exists (
  select from second_factors f where f.user_id = users.id and f.confirmed_at is not null
)`;

/**
 * The user of an access token. The token alone is not enough: its session must be live and its user active, so that
 * logout, a password reset and blocking end it at once (decision 12).
 */
export async function findCurrentUser(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  accessToken: string,
): Promise<(CurrentUser & KnownRole) | undefined> {
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
      'users.roleSince',
      'users.language',
    ])
    .select(hasConfirmedFactor.as('hasSecondFactor'))
    .where('sessions.id', '=', claims.sessionId)
    .where('sessions.userId', '=', claims.userId)
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', store.clock.now())
    .where('users.status', '=', 'Active')
    .executeTakeFirst();
}
