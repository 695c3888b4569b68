import { setTimeout as waitFor } from 'node:timers/promises';
import rateLimit, { type FastifyRateLimitStoreCtor, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knowsAccount } from '#core/accounts/browsers.ts';
import type { Store } from '#core/store.ts';
import type { Call, Limit } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/contract.ts';
import { askerOf } from './browser-cookie.ts';
import { TooManyRequests } from './errors.ts';
import { loginDelayMs } from './login-delay.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** RATE_LIMIT_FACTOR: tests and load runs raise it. */
    rateLimitFactor: number;
  }
}

/** The limit per client address of a call, as its route's configuration. */
export function rateLimitOf({ endpoint, limit }: Call): RateLimitOptions {
  return limit ? { ...optionsOf(limit.perAddress), groupId: endpoint } : callLimit;
}

/** Previews are printed on demand; those who fetch them for many people share one address. */
export const previewLimit: RateLimitOptions = optionsOf({ requests: 600, minutes: 10 });

/** Pages that have to be rendered: a crawler that reads the whole catalogue is served, a flood of made-up addresses is not. */
export const pageLimit: RateLimitOptions = optionsOf({ requests: 6_000, minutes: 10 });

/** Calls without a limit of their own: a busy shop floor behind one address is served, a flood of made-up questions is not. */
const callLimit: RateLimitOptions = optionsOf({ requests: 6_000, minutes: 10 });

export type Limits = {
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  /** Where several processes count together; without one each counts in its memory. */
  store: FastifyRateLimitStoreCtor | undefined;
  /** Read the cookies of known browsers. */
  keys: Pick<Store, 'authSecret'>;
};

export async function limitRequests(app: FastifyInstance, { factor, store, keys }: Limits): Promise<void> {
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
  limitAccounts(app, keys);
}

/** After the body is read, because for login and recovery the account is named there. */
function limitAccounts(app: FastifyInstance, store: Pick<Store, 'authSecret'>): void {
  const calls: Call[] = Object.values(contract).flatMap((noun) => Object.values<Call>(noun));
  const limiters = new Map(
    calls.flatMap(({ endpoint, limit }) =>
      limit ? [[endpoint, limitersOf(app, store, endpoint, limit)] as const] : [],
    ),
  );
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const limiter = call && limiters.get(call.endpoint);
    const account = namedAccountOf(request);
    if (!limiter || (!request.currentUser && account === undefined)) return;
    await count(limiter.own, request);
    const { together } = limiter;
    if (!together || knowsAccount(store, askerOf(store, request).browser, account ?? '')) return;
    const requests = await count(together.limiter, request);
    await waitFor(loginDelayMs(requests - together.freeRequests * request.server.rateLimitFactor));
  });
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

/** How many there were, this one included. */
async function count(limiter: Limiter, request: FastifyRequest): Promise<number> {
  const counted = await limiter(request);
  if (counted.isAllowed) return 0;
  if (counted.isExceeded) throw new TooManyRequests(Math.max(1, counted.ttlInSeconds));
  return counted.max - counted.remaining;
}

function limitersOf(
  app: FastifyInstance,
  store: Pick<Store, 'authSecret'>,
  endpoint: string,
  { perAccount, together }: NonNullable<Call['limit']>,
) {
  const ownOptions = {
    ...optionsOf(perAccount),
    groupId: `account ${endpoint}`,
    keyGenerator: (request: FastifyRequest) => keyOf(store, request),
  };
  const own = app.createRateLimit(ownOptions);
  if (!together) return { own };
  const togetherOptions = {
    ...optionsOf(together),
    groupId: `together ${endpoint}`,
    keyGenerator: (request: FastifyRequest) => namedAccountOf(request) ?? '',
  };
  return {
    own,
    together: { limiter: app.createRateLimit(togetherOptions), freeRequests: together.freeRequests },
  };
}

/** A stranger's requests count apart from the owner's: by the address they come from, or the browser that is known. */
function keyOf(store: Pick<Store, 'authSecret'>, request: FastifyRequest): string {
  if (request.currentUser) return request.currentUser.id;
  const account = namedAccountOf(request) ?? '';
  const { browser, network } = askerOf(store, request);
  return knowsAccount(store, browser, account) ? `${account} browser ${browser.id}` : `${account} ${network}`;
}

function optionsOf(limit: Limit): RateLimitOptions {
  return {
    max: (request: FastifyRequest) => Math.ceil(limit.requests * request.server.rateLimitFactor),
    timeWindow: limit.minutes * 60_000,
  };
}

/** By its e-mail, or by the phone of calls that name an account so. */
function namedAccountOf({ body }: FastifyRequest): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase();
  if (!('mobile' in body) || typeof body.mobile !== 'string') return undefined;
  return body.mobile.replace(/\D/g, '').slice(-9);
}
