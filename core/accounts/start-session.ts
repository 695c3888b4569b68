import { newId } from '../ids.ts';
import type { Store } from '../store.ts';
import { signAccessToken } from './access-token.ts';
import { type Device, unknownDevice } from './device.ts';
import { familyHashOf, newRefreshToken } from './refresh-tokens.ts';
import { hashSecretToken } from './secrets.ts';
import { sessionRuleOf } from './session-rules.ts';

export type SessionTokens = { accessToken: string; refreshToken: string };

/** Starts a session: one row per login. Only the client knows the refresh token itself. */
export async function startSession(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'shopSettings'>,
  userId: string,
  device: Device = unknownDevice,
): Promise<SessionTokens> {
  const now = store.clock.now();
  const { role } = await store.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { hours } = await sessionRuleOf(store, role);
  const sessionId = newId();
  const refreshToken = newRefreshToken();
  await store.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      userId,
      refreshHash: hashSecretToken(refreshToken),
      familyHash: familyHashOf(refreshToken),
      ...device,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + hours * 3_600_000),
    })
    .execute();
  return { accessToken: await signAccessToken(store, { userId, sessionId }), refreshToken };
}
