import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#core/store.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';

export type Repeated = {
  name: string;
  pauseSeconds: number;
  /** Pause after a round that found work and expects more, in seconds. */
  busyPauseSeconds?: number;
  /** Resolves to true if there is more to do at once. */
  round(): Promise<unknown>;
};

const longestPauseSeconds = 300;
const longestOutageSeconds = 10;

/** Runs rounds one after the other until stopped; a round that fails is logged and tried again after a longer pause. */
export function repeat(log: Log, job: Repeated): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const finished = run(log, job, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}

/** The pause after a failure; short after an outage of the database, which ends by itself, so that every job goes on soon after it. */
export function pauseAfter(
  error: unknown,
  { pauseSeconds }: Pick<Repeated, 'pauseSeconds'>,
  failures: number,
): number {
  if (isDatabaseOutage(error)) return Math.min(longestOutageSeconds, 2 ** failures);
  return Math.min(longestPauseSeconds, Math.max(1, pauseSeconds) * 2 ** failures);
}

async function run(log: Log, job: Repeated, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let pauseSeconds = job.pauseSeconds;
    try {
      const hasMore = await job.round();
      if (hasMore === true) pauseSeconds = job.busyPauseSeconds ?? 0;
      failures = 0;
    } catch (error) {
      failures += 1;
      pauseSeconds = pauseAfter(error, job, failures);
      log.error({ job: job.name, failures, error }, 'A background job failed and will be tried again');
    }
    // Rejects when stopped, which ends the pause early and is not a failure.
    await delay(pauseSeconds * 1000, undefined, { signal }).catch(() => undefined);
  }
}
