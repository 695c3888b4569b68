import rateLimit, { type FastifyRateLimitStoreCtor, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call, Limit } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/contract.ts';
import { TooManyRequests } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** RATE_LIMIT_FACTOR: tests and load runs raise it. */
    rateLimitFactor: number;
  }
}

/** The limit per client address of a call, as its route's configuration. */
export function rateLimitOf({ endpoint, limit }: Call): RateLimitOptions | undefined {
  return limit && { ...optionsOf(limit.perAddress), groupId: endpoint };
}

/** Previews are printed on demand; those who fetch them for many people share one address. */
export const previewLimit: RateLimitOptions = optionsOf({ requests: 600, minutes: 10 });

/** Pages that have to be rendered: a crawler that reads the whole catalogue is served, a flood of made-up addresses is not. */
export const pageLimit: RateLimitOptions = optionsOf({ requests: 6_000, minutes: 10 });

export type Limits = {
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  /** Where several processes count together; without one each counts in its memory. */
  store: FastifyRateLimitStoreCtor | undefined;
};

export async function limitRequests(app: FastifyInstance, { factor, store }: Limits): Promise<void> {
  app.decorate('rateLimitFactor', factor);
  await app.register(rateLimit, {
    global: false,
    cache: 50_000,
    ...(store ? { store } : {}),
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.max(1, Math.ceil(ttl / 1000))),
  });
  limitAccounts(app);
}

/** After the body is read, because for login and recovery the account is named there. */
function limitAccounts(app: FastifyInstance): void {
  const calls: Call[] = Object.values(contract).flatMap((noun) => Object.values<Call>(noun));
  const limiters = new Map(
    calls.flatMap(({ endpoint, limit }) =>
      limit ? [[endpoint, limiterOf(app, endpoint, limit.perAccount)] as const] : [],
    ),
  );
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const limiter = call && limiters.get(call.endpoint);
    if (!limiter || accountOf(request) === undefined) return;
    const count = await limiter(request);
    if (!count.isAllowed && count.isExceeded) throw new TooManyRequests(Math.max(1, count.ttlInSeconds));
  });
}

function limiterOf(app: FastifyInstance, endpoint: string, perAccount: Limit) {
  const options = {
    ...optionsOf(perAccount),
    groupId: `account ${endpoint}`,
    keyGenerator: (request: FastifyRequest) => accountOf(request) ?? '',
  };
  return app.createRateLimit(options);
}

function optionsOf(limit: Limit): RateLimitOptions {
  return {
    max: (request: FastifyRequest) => Math.ceil(limit.requests * request.server.rateLimitFactor),
    timeWindow: limit.minutes * 60_000,
  };
}

function accountOf(request: FastifyRequest): string | undefined {
  if (request.currentUser) return request.currentUser.id;
  const { body } = request;
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : undefined;
}
