import type { FreeLane } from '#core/jobs/claims.ts';
import type { Job } from '#core/jobs/queue.ts';

/** After this many failures in a row a lane tries one job at a time, until one succeeds. */
const failuresToNarrow = 5;

type Lane = { running: Set<string>; failuresInARow: number; hasBacklog: boolean };

/** The jobs of a queue that run in this process, lane by lane. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #running = new Set<Promise<void>>();
  readonly #atOnce: number;
  #room = Promise.withResolvers<void>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  runningIds(): string[] {
    return [...this.#lanes.values()].flatMap(({ running }) => [...running]);
  }

  free(names: readonly string[]): FreeLane[] {
    this.#room = Promise.withResolvers<void>();
    return names
      .map((name) => ({ name, free: this.#roomIn(this.#lane(name)) }))
      .filter(({ free }) => free > 0);
  }

  /** A lane that received as many jobs as it asked for may have more waiting. */
  noteBacklog(free: readonly FreeLane[], jobs: readonly Job[]): void {
    for (const { name, free: asked } of free) {
      this.#lane(name).hasBacklog = jobs.filter(({ lane }) => lane === name).length === asked;
    }
  }

  start({ id, lane: name }: Job, work: Promise<boolean>): void {
    const lane = this.#lane(name);
    lane.running.add(id);
    const ended = work.then((isWell) => {
      lane.running.delete(id);
      lane.failuresInARow = isWell ? 0 : lane.failuresInARow + 1;
      this.#running.delete(ended);
      if (lane.hasBacklog) this.#room.resolve();
    });
    this.#running.add(ended);
  }

  /** Resolves when a job has ended, since `free` was called, in a lane with more jobs waiting. */
  roomAfterBacklog(): Promise<void> {
    return this.#room.promise;
  }

  async allDone(): Promise<void> {
    await Promise.all(this.#running);
  }

  #lane(name: string): Lane {
    const known = this.#lanes.get(name) ?? { running: new Set(), failuresInARow: 0, hasBacklog: false };
    this.#lanes.set(name, known);
    return known;
  }

  #roomIn({ running, failuresInARow }: Lane): number {
    const atOnce = failuresInARow >= failuresToNarrow ? 1 : this.#atOnce;
    return Math.max(0, atOnce - running.size);
  }
}
