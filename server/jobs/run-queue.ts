import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '#core/ids.ts';
import { claimJobs, keepClaims } from '#core/jobs/claims.ts';
import type { Queue, Working } from '#core/jobs/queue.ts';
import { runJob } from '#core/jobs/run-job.ts';
import { Lanes } from './lanes.ts';

const pauseMilliseconds = 1_000;
/** A third of the time that a claim lasts. */
const keepEveryMilliseconds = 10_000;
const longestOutagePause = 5_000;

/** Works on a queue until stopped: looks for jobs every second, and at once when a full lane has room again. */
export function runQueue<Needs extends Working>(
  store: Needs,
  queue: Queue<Needs>,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const finished = run(store, queue, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}

/** Milliseconds until the next look, after this many failed rounds in a row. */
export function pauseAfter(failures: number): number {
  return Math.min(longestOutagePause, pauseMilliseconds * (failures + 1));
}

async function run<Needs extends Working>(
  store: Needs,
  queue: Queue<Needs>,
  signal: AbortSignal,
): Promise<void> {
  const worker = newId();
  const lanes = new Lanes(queue.atOnce);
  let keptAt = Date.now();
  let failures = 0;
  while (!signal.aborted) {
    try {
      if (failures > 0 || Date.now() - keptAt > keepEveryMilliseconds) {
        await keepClaims(store, queue, { worker, running: lanes.runningIds() });
        keptAt = Date.now();
      }
      const free = lanes.free(queue.lanes(store));
      const jobs = free.length > 0 ? await claimJobs(store, queue, { worker, lanes: free }) : [];
      lanes.noteBacklog(free, jobs);
      for (const job of jobs) lanes.start(job, runJob({ store, queue, worker, job, writeDown }));
      failures = 0;
    } catch (error) {
      failures += 1;
      store.log.error(
        { job: queue.name, failures, error },
        'A queue could not be read and will be tried again',
      );
    }
    await Promise.race([
      delay(pauseAfter(failures), undefined, { signal }).catch(() => undefined),
      lanes.roomAfterBacklog(),
    ]);
  }
  await lanes.allDone();

  /** Retries through an outage of the database, as long as the process lives, so that a sent message is not sent again. */
  async function writeDown(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        store.log.warn({ job: queue.name, error }, 'What came of a job could not be written down yet');
        if (signal.aborted) return;
        await delay(pauseMilliseconds, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
