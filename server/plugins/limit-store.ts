import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countRequest, type RequestCount } from '#core/request-counts/request-counts.ts';
import type { Store } from '#core/store.ts';
import { CountsInMemory } from './counts-in-memory.ts';

type Count = (key: string, stretchMs: number) => Promise<RequestCount>;
type Done = (error: Error | null, count?: { current: number; ttl: number }) => void;

/**
 * Chooses where requests are counted: guesses and mails in the database while several processes run one shop (limits with a
 * `groupId`); requests that cost only a process's own time, such as rendering a page, in its memory.
 */
export function sharedLimitStore(
  store: Pick<Store, 'db'>,
  countsTogether: () => boolean,
): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    private readonly count: Count;

    constructor(options: object) {
      const group = 'groupId' in options ? options.groupId : undefined;
      const alone = new CountsInMemory();
      this.count = async (key, stretchMs) =>
        group !== undefined && countsTogether()
          ? countRequest(store, `${group} ${key}`, stretchMs)
          : alone.count(key, stretchMs);
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
