import type { Database } from '#db/client.ts';
import type { CurrentUser } from './current-user.ts';
import type { Device } from './device.ts';

export type OpenSession = Device & { id: string; startedAt: Date; lastSeenAt: Date; isThisOne: boolean };

/** The open sessions of this account, the current one first. */
export async function listSessions(db: Database, user: CurrentUser, now: Date): Promise<OpenSession[]> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'createdAt as startedAt', 'lastSeenAt'])
    .where('userId', '=', user.id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
  return sessions
    .map((session) => ({ ...session, isThisOne: session.id === user.sessionId }))
    .toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne));
}
