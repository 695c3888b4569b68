import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countRequest, type RequestCount } from '#core/request-counts/request-counts.ts';
import type { Store } from '#core/store.ts';

type Count = (key: string, stretchMs: number) => Promise<RequestCount>;
type Done = (error: Error | null, count?: { current: number; ttl: number }) => void;

/**
 * Where requests are counted: guesses and mails in the database while several processes run one shop (limits with a `groupId`);
 * what only takes a process's own time, such as rendering a page, in its memory.
 */
export function sharedLimitStore(
  store: Pick<Store, 'db'>,
  countsTogether: () => boolean,
): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly count: Count;

    constructor(options: object) {
      const group = 'groupId' in options ? options.groupId : undefined;
      const alone = countInMemory();
      this.count = (key, stretchMs) =>
        group !== undefined && countsTogether()
          ? countRequest(store, `${group} ${key}`, stretchMs)
          : alone(key, stretchMs);
    }

    incr(key: string, done: Done, stretchMs: number): void {
      this.count(key, stretchMs).then(
        ({ requests, endsInMs }) => done(null, { current: requests, ttl: endsInMs }),
        done,
      );
    }

    child(options: object): LimitStore {
      return new LimitStore(options);
    }
  };
}

const mostCounted = 50_000;

function countInMemory(): Count {
  const counts = new Map<string, { requests: number; endsAt: number }>();
  return async (key, stretchMs) => {
    const now = Date.now();
    const before = counts.get(key);
    const isUnderWay = before !== undefined && before.endsAt > now;
    const count = isUnderWay
      ? { requests: before.requests + 1, endsAt: before.endsAt }
      : { requests: 1, endsAt: now + stretchMs };
    counts.delete(key);
    counts.set(key, count);
    const oldest = counts.keys().next().value;
    if (counts.size > mostCounted && oldest !== undefined) counts.delete(oldest);
    return { requests: count.requests, endsInMs: count.endsAt - now };
  };
}
