import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './errors.ts';
import { networkOf } from './network-of.ts';

/** Generous: behind a mobile carrier whole quarters share one address, but most requests are open for milliseconds. */
const mostOpen = 300;
const retryAfterSeconds = 5;

export type OpenRequests = {
  /** Counts a request from its first line to the end of its answer; requests over the limit go to `refusing` at once. */
  count: (listener: RequestListener, refusing: RequestListener) => RequestListener;
  /** Refuses these requests in the shop's own words, before anything else is checked. */
  refuseTooMany: (app: FastifyInstance) => void;
};

/**
 * Limits how many requests one client has open at a time. Behind a proxy all connections come from the proxy, so only the requests
 * tell clients apart. A client without an address ('') is not counted. `factor` is RATE_LIMIT_FACTOR.
 */
export function limitOpenRequests(
  clientAddressOf: (request: IncomingMessage) => string,
  factor: number,
): OpenRequests {
  const most = Math.ceil(mostOpen * factor);
  const counts = new Map<string, number>();
  const tooMany = new WeakSet<IncomingMessage>();
  return {
    count: (listener, refusing) => (request, response) => {
      const client = networkOf(clientAddressOf(request));
      if (client === '') return listener(request, response);
      const open = counts.get(client) ?? 0;
      if (open >= most) {
        tooMany.add(request);
        return refusing(request, response);
      }
      counts.set(client, open + 1);
      response.once('close', () => {
        const left = (counts.get(client) ?? 1) - 1;
        if (left === 0) counts.delete(client);
        else counts.set(client, left);
      });
      return listener(request, response);
    },
    refuseTooMany: (app) => {
      app.addHook('onRequest', async (request, reply) => {
        if (!tooMany.has(request.raw)) return;
        // Does not wait for the rest of its body.
        reply.header('connection', 'close');
        throw new TooManyRequests(retryAfterSeconds);
      });
    },
  };
}
