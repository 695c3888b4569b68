import { randomUUID } from 'node:crypto';
import { type Transaction, transaction } from '#db/transaction.ts';
import { type Outcome, refuse, succeed } from '#shared/outcome.ts';
import type { Store } from '../store.ts';
import { signAccessToken } from './access-token.ts';
import { logOut } from './end-sessions.ts';
import { familyHashOf, nextRefreshToken } from './refresh-tokens.ts';
import { hashSecretToken } from './secrets.ts';
import { sessionRuleOf } from './session-rules.ts';

/** Two tabs that woke up together may still send the token before; later than this it is a copy. */
const graceSeconds = 60;

export type Refreshed = {
  accessToken: string;
  /** To use from now on. Not given to the slower of two tabs: the other one has it. */
  refreshToken?: string;
};

/**
 * Each answer carries the next refresh token. The one in use works until the next one comes for the first time: a client that
 * keeps only the access token (decision 12), and one whose answer was lost, go on with what they have. From then on the old
 * one is used up, and a request with it comes from a copy: the session ends for both.
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

/** Neither ended nor idle for too long, of a user who may be here. */
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

/** Notes the token that comes next, and moves on to this one where it is new. */
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
