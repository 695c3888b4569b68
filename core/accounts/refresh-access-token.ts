import { randomUUID } from 'node:crypto';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { signAccessToken } from './access-token.ts';
import { logOut } from './end-sessions.ts';
import { familyHashOf, nextRefreshToken } from './refresh-tokens.ts';
import { hashSecretToken } from './secrets.ts';
import { sessionRuleOf } from './session-rules.ts';

/** Two tabs that woke up together may still send the previous token; after this time it counts as a copy. */
const graceSeconds = 60;

export type Refreshed = {
  accessToken: string;
  /** The token to use from now on. Not sent to the slower of two tabs, because the other one has it. */
  refreshToken?: string;
};

/**
 * Issues a new access token, with the next refresh token. The refresh token in use stays valid until the next one is first
 * used: a client that keeps only the access token (decision 12), or whose answer was lost, can go on with what it has. From
 * then on the old token is used up, and a request with it must come from a copy, so the session ends for both.
 */
export async function refreshAccessToken(
  store: Pick<Store, 'db' | 'clock' | 'authSecret' | 'log' | 'shopSettings'>,
  refreshToken: string | undefined,
): Promise<Outcome<Refreshed, 'NOT_LOGGED_IN' | 'SESSION_ENDED'>> {
  if (refreshToken === undefined) return refuse('NOT_LOGGED_IN');
  const now = store.clock.now();
  const { session, turn } = await transaction(store.db, async (tx) => {
    const session = await lockSession(tx, store, refreshToken, now);
    if (!session) return { session, turn: undefined };
    const turn = turnOf(session, hashSecretToken(refreshToken), now);
    if (turn === 'in use' || turn === 'next') await keepTurn(tx, session, { refreshToken, turn, now });
    return { session, turn };
  });
  if (!session || turn === undefined) return refuse('SESSION_ENDED');
  const { sessionId, userId } = session;
  if (turn === 'used up') {
    await logOut(store, sessionId);
    store.log.warn(
      { sessionId, userId },
      'A refresh token came again after it was used up: its session is ended',
    );
    return refuse('SESSION_ENDED');
  }
  return succeed({
    accessToken: await signAccessToken(store, { userId, sessionId }),
    ...(turn === 'just before' ? {} : { refreshToken: nextRefreshToken(refreshToken, session.rotationSalt) }),
  });
}

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/** Locks the session if it has neither ended nor been idle for too long, and its user may log in. */
async function lockSession(
  tx: Transaction,
  store: Pick<Store, 'shopSettings'>,
  refreshToken: string,
  now: Date,
) {
  const session = await tx
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'sessions.userId',
      'sessions.refreshHash',
      'sessions.nextHash',
      'sessions.previousHash',
      'sessions.rotatedAt',
      'sessions.rotationSalt',
      'sessions.lastSeenAt',
      'users.role',
    ])
    .where('sessions.familyHash', '=', familyHashOf(refreshToken))
    .where('sessions.revokedAt', 'is', null)
    .where('sessions.expiresAt', '>', now)
    .where('users.status', '=', 'Active')
    .forUpdate('sessions')
    .executeTakeFirst();
  if (!session) return undefined;
  const { idleHours } = await sessionRuleOf(store, session.role);
  const isIdle = now.getTime() - session.lastSeenAt.getTime() > idleHours * 3_600_000;
  return isIdle ? undefined : session;
}

type Turn = 'in use' | 'next' | 'just before' | 'used up';

function turnOf(session: LockedSession, hash: Buffer, now: Date): Turn {
  if (hash.equals(session.refreshHash)) return 'in use';
  if (session.nextHash && hash.equals(session.nextHash)) return 'next';
  const { previousHash, rotatedAt } = session;
  const isJustBefore =
    previousHash !== null &&
    rotatedAt !== null &&
    hash.equals(previousHash) &&
    now.getTime() - rotatedAt.getTime() <= graceSeconds * 1000;
  return isJustBefore ? 'just before' : 'used up';
}

/** Records the hash of the next token and, if this one is new, makes it the one in use. */
async function keepTurn(
  tx: Transaction,
  session: LockedSession,
  { refreshToken, turn, now }: { refreshToken: string; turn: 'in use' | 'next'; now: Date },
): Promise<void> {
  if (turn === 'next') session.rotationSalt = randomUUID();
  const nextHash = hashSecretToken(nextRefreshToken(refreshToken, session.rotationSalt));
  await tx
    .updateTable('sessions')
    .set({
      nextHash,
      lastSeenAt: now,
      ...(turn === 'next'
        ? {
            refreshHash: hashSecretToken(refreshToken),
            previousHash: session.refreshHash,
            rotationSalt: session.rotationSalt,
            rotatedAt: now,
          }
        : {}),
    })
    .where('id', '=', session.sessionId)
    .execute();
}
