import type { SandboxSessions } from '#core/payments/sandbox-sessions.ts';

/** Sessions for tests of the sandbox in which no payment is started. */
export const forgetfulSandboxSessions: SandboxSessions = {
  write: async () => undefined,
  read: async () => undefined,
  decide: async () => false,
  deleteEndedBefore: async () => undefined,
};
