import { type RawBuilder, sql } from 'kysely';
import type { QueueName } from '#shared/queues.ts';
import type { Queue, Working } from './queue.ts';

export type QueueState = {
  name: QueueName;
  lane: string;
  /** Jobs with a due time, whether it has passed or not. */
  waiting: number;
  /** The earliest due time of the jobs that are due and not claimed; null if there is none. */
  oldestDueAt: Date | null;
  running: number;
  /** Jobs that failed at their last try and will be tried again. */
  failing: number;
  /** Jobs that were given up; a person has to deal with them. */
  stopped: number;
  /** The error of a job that was given up or, if there is none, of the failing job with the latest due time. */
  lastError: string | null;
};

/** The state of each lane of the queues, in one query; partial indexes leave out finished jobs. An empty lane has no row. */
export async function readQueueStates(
  { db, clock }: Pick<Working, 'db' | 'clock'>,
  queues: readonly Queue<never>[],
): Promise<QueueState[]> {
  const now = clock.now();
  const states = queues.map((queue) => stateOf(queue, now));
  const { rows } = await sql<QueueState>`${sql.join(states, sql` union all `)} order by name, lane`.execute(
    db,
  );
  return rows;
}

function stateOf({ name, table, lane }: Queue<never>, now: Date): RawBuilder<QueueState> {
  return sql<QueueState>`
    select
      ${name}::text as name,
      ${lane} as lane,
      count(due_at)::int as waiting,
      min(due_at) filter (where due_at <= ${now} and claimed_by is null) as oldest_due_at,
      count(*) filter (where claimed_until > ${now})::int as running,
      count(due_at) filter (where last_error is not null)::int as failing,
      count(*) filter (where due_at is null)::int as stopped,
      (array_agg(last_error order by due_at desc nulls first) filter (where last_error is not null))[1] as last_error
    from ${sql.table(table)}
    where due_at is not null or last_error is not null
    group by 1, 2`;
}
