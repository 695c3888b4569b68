import { ApiError } from '#shared/api-error.ts';
import type { Held } from './shop-under-test.ts';

export type Disturbance = { kind: string; at: number; endedAt: number | undefined };

/** What happened during the run. */
export class Tally {
  readonly startedAt = Date.now();
  /** The id of each acknowledged order, by its idempotency key. */
  readonly acknowledged = new Map<string, string>();
  readonly answers = new Map<string, number>();
  readonly disturbances: Disturbance[] = [];
  readonly memory: { at: number; megabytes: number; life: number }[] = [];
  readonly held: ({ part: string } & Held)[] = [];
  readonly odd: string[] = [];
  readonly #orderedAt: number[] = [];
  readonly #soldAfter = new Map<Disturbance, number>();

  count(kind: string): void {
    this.answers.set(kind, (this.answers.get(kind) ?? 0) + 1);
  }

  /** `askedAt` is the time of the request that was answered. */
  noteOrder(key: string, id: string, askedAt: number): void {
    this.acknowledged.set(key, id);
    const at = Date.now();
    this.#orderedAt.push(at);
    for (const disturbance of this.disturbances) {
      const { endedAt } = disturbance;
      if (endedAt !== undefined && askedAt >= endedAt && !this.#soldAfter.has(disturbance)) {
        this.#soldAfter.set(disturbance, at - endedAt);
      }
    }
  }

  /** How many orders came during a disturbance, and the time from its end to the first answer to an order sent after it. */
  after(disturbance: Disturbance): { during: number; soldAfterMs: number | undefined } {
    const { at, endedAt = at } = disturbance;
    return {
      during: this.#orderedAt.filter((time) => time > at && time < endedAt).length,
      soldAfterMs: this.#soldAfter.get(disturbance),
    };
  }

  /** Runs one step of a shopper or of the desk; returns false if the shop did not answer it well. */
  async tried(what: string, step: () => Promise<unknown>): Promise<boolean> {
    try {
      await step();
      this.count(`${what}: well`);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isOutage = failure.status === 0 || failure.status === 503;
      this.count(`${what}: ${isOutage ? 'no answer or 503' : `${failure.status} ${failure.code}`}`);
      if (failure.status >= 500 && failure.status !== 503 && this.odd.length < 20) {
        this.odd.push(`${what}: ${failure.status} ${failure.message}`);
      }
      return false;
    }
  }
}
