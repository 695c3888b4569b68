import type { Call } from '#shared/contract/call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract this route answers; absent on pages, pictures and the shop's own addresses. */
    call?: Call;
    noun?: string;
    verb?: string;
  }
}
