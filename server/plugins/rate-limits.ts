import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { TooManyRequests } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** RATE_LIMIT_FACTOR: tests and load runs raise it. */
    rateLimitFactor: number;
  }
}

type Limit = { requests: number; minutes: number };

type CallLimit = {
  /** Generous: whole quarters share one address behind a mobile carrier. */
  perAddress: Limit;
  /** Strict. The account is the e-mail that is sent, or whoever is logged in. */
  perAccount: Limit;
};

/** The calls worth guessing at or expensive to serve. The tries of a one-time code are a rule of the core, not a limit here. */
const callLimits: Readonly<Record<string, CallLimit>> = {
  [endpoints.user.login]: {
    perAddress: { requests: 100, minutes: 10 },
    perAccount: { requests: 10, minutes: 15 },
  },
  [endpoints.user.register]: {
    perAddress: { requests: 60, minutes: 60 },
    perAccount: { requests: 10, minutes: 60 },
  },
  [endpoints.user.forgotPassword]: {
    perAddress: { requests: 60, minutes: 60 },
    perAccount: { requests: 20, minutes: 60 },
  },
  [endpoints.user.verifyForgotPasswordOtp]: {
    perAddress: { requests: 100, minutes: 10 },
    perAccount: { requests: 20, minutes: 10 },
  },
  [endpoints.user.resetPassword]: {
    perAddress: { requests: 60, minutes: 10 },
    perAccount: { requests: 10, minutes: 10 },
  },
  [endpoints.user.uploadAvatar]: {
    perAddress: { requests: 200, minutes: 60 },
    perAccount: { requests: 20, minutes: 60 },
  },
  [endpoints.file.upload]: {
    perAddress: { requests: 600, minutes: 10 },
    perAccount: { requests: 300, minutes: 10 },
  },
  [endpoints.catalogueFiles.start]: {
    perAddress: { requests: 200, minutes: 60 },
    perAccount: { requests: 100, minutes: 60 },
  },
  [endpoints.catalogueFiles.export]: {
    perAddress: { requests: 100, minutes: 10 },
    perAccount: { requests: 30, minutes: 10 },
  },
  [endpoints.order.cashOnDelivery]: {
    perAddress: { requests: 200, minutes: 10 },
    perAccount: { requests: 20, minutes: 10 },
  },
  [endpoints.order.getReceipt]: {
    perAddress: { requests: 200, minutes: 10 },
    perAccount: { requests: 30, minutes: 10 },
  },
  [endpoints.contact.sendMessage]: {
    perAddress: { requests: 60, minutes: 60 },
    perAccount: { requests: 10, minutes: 60 },
  },
  [endpoints.newsletter.subscribe]: {
    perAddress: { requests: 60, minutes: 60 },
    perAccount: { requests: 5, minutes: 60 },
  },
  [endpoints.newsletter.unsubscribe]: {
    perAddress: { requests: 100, minutes: 10 },
    perAccount: { requests: 100, minutes: 10 },
  },
  // Nobody is meant to notice it: a search that is not counted is found all the same.
  [endpoints.missedSearch.note]: {
    perAddress: { requests: 120, minutes: 10 },
    perAccount: { requests: 60, minutes: 10 },
  },
  [endpoints.order.checkout]: {
    perAddress: { requests: 200, minutes: 10 },
    perAccount: { requests: 20, minutes: 10 },
  },
  // Each may make a stranger's phone ring.
  [endpoints.payment.tryAgain]: {
    perAddress: { requests: 200, minutes: 10 },
    perAccount: { requests: 20, minutes: 10 },
  },
};

/** The limit per client address of a call, as its route's configuration. */
export function rateLimitOf(endpoint: Endpoint): RateLimitOptions | undefined {
  const limit = callLimits[endpoint]?.perAddress;
  return limit && optionsOf(limit);
}

/** Previews are printed on demand; those who fetch them for many people share one address. */
export const previewLimit: RateLimitOptions = optionsOf({ requests: 600, minutes: 10 });

/** Pages that have to be rendered: a crawler that reads the whole catalogue is served, a flood of made-up addresses is not. */
export const pageLimit: RateLimitOptions = optionsOf({ requests: 6_000, minutes: 10 });

/** Counts in this process's memory: the shop is one process (docs/decisions). */
export async function limitRequests(app: FastifyInstance, factor: number): Promise<void> {
  app.decorate('rateLimitFactor', factor);
  await app.register(rateLimit, {
    global: false,
    cache: 50_000,
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
  const limiters = new Map(
    Object.entries(callLimits).map(([endpoint, { perAccount }]) => [
      endpoint,
      app.createRateLimit({ ...optionsOf(perAccount), keyGenerator: (request) => accountOf(request) ?? '' }),
    ]),
  );
  app.addHook('preHandler', async (request) => {
    const limiter = limiters.get(request.routeOptions.config.call?.endpoint ?? '');
    if (!limiter || accountOf(request) === undefined) return;
    const count = await limiter(request);
    if (!count.isAllowed && count.isExceeded) throw new TooManyRequests(Math.max(1, count.ttlInSeconds));
  });
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
