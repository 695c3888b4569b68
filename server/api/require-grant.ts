import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findResetGrant } from '#core/accounts/reset-grants.ts';
import type { Store } from '#core/store.ts';
import { preferredLanguage } from '#shared/language.ts';
import { refuse } from '#shared/outcome.ts';
import { GRANT_COOKIE } from '../plugins/grant-cookie.ts';
import { refusalAnswer } from './run-call.ts';

/** Answers calls with access `grant` with 403 before anything is said about their fields (decision 3); the use case checks the grant again. */
export function requireGrants(app: FastifyInstance, store: Pick<Store, 'db' | 'clock'>): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.call?.access !== 'grant') return;
    if (await findResetGrant(store, grantsOf(request))) return;
    const language = preferredLanguage(request.headers['accept-language']);
    const { status, body } = refusalAnswer(refuse('GRANT_MISSING').refusal, language);
    return reply.status(status).send(body);
  });
}

function grantsOf(request: FastifyRequest): string[] {
  const { body } = request;
  const inBody =
    typeof body === 'object' && body !== null && 'resetToken' in body ? body.resetToken : undefined;
  return [inBody, request.cookies[GRANT_COOKIE]].filter((grant) => typeof grant === 'string');
}
