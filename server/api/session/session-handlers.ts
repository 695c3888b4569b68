import { changePassword } from '#core/accounts/change-password.ts';
import { endLeftSessions, endSessions, logOutOf } from '#core/accounts/end-sessions.ts';
import { listSessions } from '#core/accounts/list-sessions.ts';
import type { NounHandlers } from '../handler.ts';

export const sessionHandlers: NounHandlers<'session'> = {
  list: async ({ store, user }) => {
    const sessions = await listSessions(store.db, user, store.clock.now());
    const data = sessions.map(({ startedAt, lastSeenAt, ...session }) => ({
      ...session,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
    return { message: 'done', data };
  },

  end: async ({ store, user }, { id }) => {
    await logOutOf(store, { userId: user.id, sessionId: id });
    return { message: 'deviceLoggedOut', data: null };
  },

  endAll: async ({ store, user }) => {
    await endSessions(store, user.id);
    return { message: 'loggedOutEverywhere', data: null };
  },

  leave: async ({ store }, { sessions }) => {
    await endLeftSessions(store, sessions);
    return { message: 'loggedOut', data: null };
  },
};

export const passwordHandlers: NounHandlers<'password'> = {
  change: async ({ store, user }, input) => {
    const changed = await changePassword(store, user, input);
    return changed.ok ? { message: 'ownPasswordChanged', data: null } : changed;
  },
};
