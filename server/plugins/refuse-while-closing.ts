import type { FastifyInstance } from 'fastify';
import { sendFailure } from './errors.ts';

/** A closing shop answers as in an outage; Fastify's own answer has neither envelope nor Retry-After. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isClosing) return sendFailure(request, reply.header('connection', 'close'), 'unavailable');
    return undefined;
  });
}
