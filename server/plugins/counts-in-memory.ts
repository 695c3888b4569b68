import type { RequestCount } from '#core/request-counts/request-counts.ts';

const mostCounted = 50_000;

/** Counts the requests of each client in the memory of this process. */
export class CountsInMemory {
  readonly #counts = new Map<string, { requests: number; endsAt: number }>();

  /** The number of clients it remembers. */
  get size(): number {
    return this.#counts.size;
  }

  count(key: string, stretchMs: number): RequestCount {
    const now = Date.now();
    const before = this.#counts.get(key);
    const isUnderWay = before !== undefined && before.endsAt > now;
    const count = isUnderWay
      ? { requests: before.requests + 1, endsAt: before.endsAt }
      : { requests: 1, endsAt: now + stretchMs };
    // Moves the client to the end: the map is in the order of the last request.
    this.#counts.delete(key);
    this.#counts.set(key, count);
    this.#forget(now);
    return { requests: count.requests, endsInMs: count.endsAt - now };
  }

  /** Forgets expired counts, and in a flood of clients the oldest ones. */
  #forget(now: number): void {
    for (const [key, { endsAt }] of this.#counts) {
      if (endsAt > now && this.#counts.size <= mostCounted) return;
      this.#counts.delete(key);
    }
  }
}
