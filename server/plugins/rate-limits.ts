import rateLimit, { type FastifyRateLimitStoreCtor, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knowsAccount } from '#core/accounts/browsers.ts';
import type { Store } from '#core/store.ts';
import type { Call, Limit } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/contract.ts';
import { askerOf } from './browser-cookie.ts';
import { TooManyRequests } from './errors.ts';
import { holdBackByNetwork } from './hold-back.ts';
import { loginDelayMs, ownDelayMs } from './login-delay.ts';

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

/** Twice the number of receipt links made for one address, because a program that saves files requests each twice. */
export const receiptLimit: RateLimitOptions = optionsOf({ requests: 400, minutes: 10 });

/** For pages that have to be rendered: high enough for a crawler that reads the whole catalogue, too low for a flood of made-up addresses. */
export const pageLimit: RateLimitOptions = optionsOf({ requests: 6_000, minutes: 10 });

/** For calls without their own limit: high enough for a busy shop floor behind one address, too low for a flood of made-up requests. */
const callLimit: RateLimitOptions = optionsOf({ requests: 6_000, minutes: 10 });

/** Counts the receipts printed for one person, from any number of addresses, and refuses those over the limit. */
export function limitReceipts(
  app: FastifyInstance,
  personOf: (request: FastifyRequest) => string,
): (request: FastifyRequest) => Promise<void> {
  const options = {
    ...optionsOf({ requests: 60, minutes: 10 }),
    groupId: 'account receipts',
    keyGenerator: personOf,
  };
  const count = app.createRateLimit(options);
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) refuse(counted);
  };
}

export type Limits = {
  /** RATE_LIMIT_FACTOR. */
  factor: number;
  /** Where requests are counted. */
  store: FastifyRateLimitStoreCtor;
  /** The keys that read the cookies of known browsers. */
  keys: Pick<Store, 'authSecret'>;
};

export async function limitRequests(app: FastifyInstance, { factor, store, keys }: Limits): Promise<void> {
  app.decorate('rateLimitFactor', factor);
  await app.register(rateLimit, {
    global: false,
    cache: 50_000,
    store,
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

/** Runs after the body is read, because login and recovery name the account there. */
function limitAccounts(app: FastifyInstance, store: Pick<Store, 'authSecret'>): void {
  const calls: Call[] = Object.values(contract).flatMap((noun) => Object.values<Call>(noun));
  const limiters = new Map(
    calls.flatMap(({ endpoint, limit }) =>
      limit ? [[endpoint, limitersOf(app, store, endpoint, limit)] as const] : [],
    ),
  );
  const holdBack = holdBackByNetwork();
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const limiter = call && limiters.get(call.endpoint);
    const account = namedAccountOf(request);
    if (!limiter || (!request.currentUser && account === undefined)) return;
    const { browser, network } = askerOf(store, request);
    const isKnown = knowsAccount(store, browser, account ?? '');
    const { own, together } = limiter;
    const delays = [await delayOf(own, request)];
    if (together && !isKnown) delays.push(await delayOf(together, request));
    await holdBack(isKnown ? `browser ${browser.id}` : network, Math.max(...delays));
  });
}

type Limiter = {
  count: ReturnType<FastifyInstance['createRateLimit']>;
  freeRequests: number;
  delayMs: (requestsTooMany: number) => number;
};

/** Counts the request, and returns how long it has to wait. */
async function delayOf({ count, freeRequests, delayMs }: Limiter, request: FastifyRequest): Promise<number> {
  const counted = await count(request);
  if (counted.isAllowed) return 0;
  if (counted.isExceeded) refuse(counted);
  const requests = counted.max - counted.remaining;
  return delayMs(requests - freeRequests * request.server.rateLimitFactor);
}

function refuse({ ttlInSeconds }: { ttlInSeconds: number }): never {
  throw new TooManyRequests(Math.max(1, ttlInSeconds));
}

function limitersOf(
  app: FastifyInstance,
  store: Pick<Store, 'authSecret'>,
  endpoint: string,
  { perAccount, together }: NonNullable<Call['limit']>,
): { own: Limiter; together?: Limiter } {
  const ownOptions = {
    ...optionsOf(perAccount),
    groupId: `account ${endpoint}`,
    keyGenerator: (request: FastifyRequest) => keyOf(store, request),
  };
  const own = {
    count: app.createRateLimit(ownOptions),
    freeRequests: perAccount.freeRequests ?? perAccount.requests,
    delayMs: ownDelayMs,
  };
  if (!together) return { own };
  const togetherOptions = {
    ...optionsOf(together),
    groupId: `together ${endpoint}`,
    keyGenerator: (request: FastifyRequest) => namedAccountOf(request) ?? '',
  };
  const { freeRequests } = together;
  return {
    own,
    together: { count: app.createRateLimit(togetherOptions), freeRequests, delayMs: loginDelayMs },
  };
}

/** A stranger's requests are counted apart from the owner's: by network, or by the known browser. */
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

/** The account's e-mail, or its phone in calls that identify accounts by phone. */
function namedAccountOf({ body }: FastifyRequest): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('email' in body && typeof body.email === 'string') return body.email.trim().toLowerCase();
  if (!('mobile' in body) || typeof body.mobile !== 'string') return undefined;
  return body.mobile.replace(/\D/g, '').slice(-9);
}
