import { isDatabaseOutage } from '#db/database-outage.ts';
import { tracedJobs } from '../traced-work.ts';
import { endClaim, endInFailure, giveBack, type Worker } from './claims.ts';
import type { Job, JobEnd, Queue, Working } from './queue.ts';

/** Writes the result of a job. The server's version retries through an outage of the database, so that no job is done twice. */
export type WriteDown = (write: () => Promise<void>) => Promise<void>;

type Running<Needs> = {
  store: Needs;
  queue: Queue<Needs>;
  worker: Worker;
  job: Job;
  writeDown: WriteDown;
};

/** Runs one try of a claimed job; true if it succeeded. */
export function runJob<Needs extends Working>(running: Running<Needs>): Promise<boolean> {
  const { queue, job } = running;
  return tracedJobs.tracePromise(() => tryJob(running), {
    queue: queue.name,
    lane: job.lane,
    tries: job.tries,
  });
}

async function tryJob<Needs extends Working>(running: Running<Needs>): Promise<boolean> {
  const { store, queue, worker, job, writeDown } = running;
  const { end, error } = await tryWork(running);
  if (error) {
    await writeDown(() =>
      isDatabaseOutage(error) ? giveBack(store, queue, { worker, job }) : fail(running, error),
    );
    return false;
  }
  if (end === 'gone') return true;
  await writeDown(() => endClaim(store, queue, { worker, job, end }));
  return end === 'done' || end.trouble === undefined;
}

async function tryWork<Needs>({
  store,
  queue,
  job,
}: Running<Needs>): Promise<{ end: JobEnd; error?: never } | { end?: never; error: Error }> {
  // Tries are counted before they begin: the last one killed the process, and would do so for ever.
  if (job.tries > (queue.retry.mostTries ?? Number.POSITIVE_INFINITY))
    return { error: new Error('The last try never came back.') };
  try {
    return { end: await queue.work(store, job) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function fail<Needs extends Working>(
  { store, queue, worker, job }: Running<Needs>,
  error: Error,
): Promise<void> {
  const { isGivenUp } = await endInFailure(store, queue, { worker, job, error });
  const facts = { queue: queue.name, id: job.id, lane: job.lane, tries: job.tries, error };
  if (isGivenUp) store.log.error(facts, 'A job failed too often and was given up');
  else store.log.warn(facts, 'A job failed and will be tried again');
}
