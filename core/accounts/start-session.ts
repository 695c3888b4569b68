import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { signAccessToken } from './access-token.ts';
import { hashSecretToken, newSecretToken } from './secrets.ts';

const sessionDays = 60;

export type SessionTokens = { accessToken: string; refreshToken: string };

/** One row per login; the refresh token itself is known to the client only. */
export async function startSession(
  store: Pick<Store, 'db' | 'clock' | 'authSecret'>,
  userId: string,
): Promise<SessionTokens> {
  const now = store.clock.now();
  const sessionId = newId();
  const refreshToken = newSecretToken();
  await store.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId,
      refreshHash: hashSecretToken(refreshToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
    })
    .execute();
  return { accessToken: await signAccessToken(store, { userId, sessionId }), refreshToken };
}
