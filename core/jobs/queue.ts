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
  /** To the microsecond, as PostgreSQL writes it. */
  dueAt: string;
  /** This one included. */
  tries: number;
};

/** What came of a try. A rejection is a failure: it is tried again by the queue's `retry`. */
export type JobEnd =
  | 'done'
  /** Its row was deleted, in the transaction that did the work. */
  | 'gone'
  | {
      again: Date;
      /** Counts as a failure of the lane, although the queue has its own idea of when to try again. */
      trouble?: string;
      /** Another step of the same work: its tries are counted anew. */
      isNextStep?: true;
    };

/** 4 times as long after each failure, up to the longest pause. */
export type Retry = {
  firstSeconds: number;
  longestSeconds: number;
  /** Given up after these; without a number it goes on for ever. */
  mostTries?: number;
};

export type Queue<Needs> = {
  name: QueueName;
  table: JobTable;
  /** Who is waited for, such as a provider: one that hangs keeps no one else's jobs waiting. */
  lane: RawBuilder<string>;
  lanes: (store: Needs) => readonly string[];
  /** Jobs of one lane at a time, in one process. */
  atOnce: number;
  retry: Retry;
  /** Set to the present when a job is done. */
  doneColumn?: 'sentAt';
  /** The table has `is_hinted`: such a job goes first, and one that was hinted while it ran is run again. */
  takesHints?: true;
  work(store: Needs, job: Job): Promise<JobEnd>;
};

/** What the engine itself needs. */
export type Working = Pick<Store, 'db' | 'clock' | 'log'>;

export function pauseAfter({ firstSeconds, longestSeconds }: Retry, tries: number): number {
  return Math.min(longestSeconds, firstSeconds * 4 ** Math.min(tries - 1, 10));
}
