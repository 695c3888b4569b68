import { newId } from '../ids.ts';
import { claimJob, claimJobs } from './claims.ts';
import type { Queue, Working } from './queue.ts';
import { runJob } from './run-job.ts';

/** Runs all due jobs and those that they make due; returns how many succeeded. For scripts, tests and work that is waited for. */
export async function workOff<Needs extends Working>(store: Needs, queue: Queue<Needs>): Promise<number> {
  let done = 0;
  for (;;) {
    const round = await workOnce(store, queue);
    if (round.taken === 0) return done;
    done += round.done;
  }
}

/** Runs one round: as many jobs of each lane as may run at a time. */
export async function workOnce<Needs extends Working>(
  store: Needs,
  queue: Queue<Needs>,
): Promise<{ taken: number; done: number }> {
  const worker = newId();
  const lanes = queue.lanes(store).map((name) => ({ name, free: queue.atOnce }));
  const jobs = await claimJobs(store, queue, { worker, lanes });
  const ends = await Promise.all(
    jobs.map((job) => runJob({ store, queue, worker, job, writeDown: (write) => write() })),
  );
  return { taken: jobs.length, done: ends.filter(Boolean).length };
}

/** Runs one job now, for a caller who waits for the result; does nothing if the job is not due or another process has it. */
export async function workOn<Needs extends Working>(
  store: Needs,
  queue: Queue<Needs>,
  id: string,
): Promise<void> {
  const worker = newId();
  const job = await claimJob(store, queue, { worker, id });
  if (job) await runJob({ store, queue, worker, job, writeDown: (write) => write() });
}
