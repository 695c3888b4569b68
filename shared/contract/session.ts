import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { call } from './call.ts';
import { idField, limits, passwordField, requiredText } from './fields.ts';

const sessionView = z.object({
  id: z.string(),
  /** Empty where the browser did not name itself. */
  browser: z.string(),
  system: z.string(),
  startedAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** The session that makes the call. */
  isThisOne: z.boolean(),
});
export type SessionView = z.output<typeof sessionView>;

export const sessionCalls = {
  list: call({
    endpoint: endpoints.session.list,
    access: 'user',
    summary: 'The devices on which this account is logged in.',
    data: z.array(sessionView),
  }),
  end: call({
    endpoint: endpoints.session.end,
    access: 'user',
    summary: 'Logs one device of this account out.',
    input: z.object({ id: idField }),
  }),
  endAll: call({
    endpoint: endpoints.session.endAll,
    access: 'user',
    summary: 'Logs this account out everywhere, here too.',
  }),
  leave: call({
    endpoint: endpoints.session.leave,
    access: 'public',
    summary:
      'Ends sessions that were left without a network, each by what comes before the dot of its refresh token.',
    input: z.object({ sessions: z.array(requiredText(limits.shortText)).min(1).max(20) }),
  }),
};

export const passwordCalls = {
  change: call({
    endpoint: endpoints.password.change,
    access: 'user',
    // Limited because a stolen token could be used to guess the password.
    limit: {
      perAddress: { requests: 200, minutes: 60 },
      perAccount: { requests: 10, minutes: 60 },
    },
    summary: 'Sets another password with the present one, and logs every other device out.',
    input: z.object({ password: passwordField, newPassword: passwordField, confirmPassword: passwordField }),
  }),
};
