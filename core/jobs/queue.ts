import type { RawBuilder } from 'kysely';
import type { QueueName } from '#shared/queues.ts';
import type { Store } from '../store.ts';

/**
 * The tables whose rows are jobs. Each has the columns of the engine: `due_at` (null: nothing to do), `tries`, `claimed_by`,
 * `claimed_until`, `last_error`. The folder that owns the table writes `due_at` in the transaction that makes the work; the rest is
 * written here only.
 */
export type JobTable =
  | 'paymentAttempts'
  | 'refunds'
  | 'providerReports'
  | 'mailOutbox'
  | 'orderNews'
  | 'imports'
  | 'pushMessages';

export type Job = {
  id: string;
  lane: string;
  /** The due time as PostgreSQL prints it, to the microsecond. */
  dueAt: string;
  /** The number of tries, including this one. */
  tries: number;
};

/** The result of a try. If the job throws instead, that is a failure: it is tried again as the queue's `retry` says. */
export type JobEnd =
  | 'done'
  /** The transaction that did the work deleted the job's row. */
  | 'gone'
  | {
      again: Date;
      /** Counts as a failure of the lane, although the queue itself decides when to try again. */
      trouble?: string;
      /** The next try is another step of the same work: counting of tries starts again. */
      isNextStep?: true;
    };

/** The pause before the next try: four times as long after each failure, up to the longest pause. */
export type Retry = {
  firstSeconds: number;
  longestSeconds: number;
  /** The job is given up after this many tries; undefined: never. */
  mostTries?: number;
};

export type Queue<Needs> = {
  name: QueueName;
  table: JobTable;
  /** What the job waits for, such as a provider: if one hangs, it does not delay the jobs of the others. */
  lane: RawBuilder<string>;
  lanes: (store: Needs) => readonly string[];
  /** How many jobs of one lane run at a time in one process. */
  atOnce: number;
  retry: Retry;
  /** The column that gets the current time when a job is done. */
  doneColumn?: 'sentAt';
  /** The table has `is_hinted`: hinted jobs go first, and a job that gets a hint while it runs is run again. */
  takesHints?: true;
  work(store: Needs, job: Job): Promise<JobEnd>;
};

/** The parts of the store that the engine itself needs. */
export type Working = Pick<Store, 'db' | 'clock' | 'log'>;

export function pauseAfter({ firstSeconds, longestSeconds }: Retry, tries: number): number {
  return Math.min(longestSeconds, firstSeconds * 4 ** Math.min(tries - 1, 10));
}
