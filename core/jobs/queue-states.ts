import { type RawBuilder, sql } from 'kysely';
import type { QueueName } from '#shared/queues.ts';
import type { Queue, Working } from './queue.ts';

export type QueueState = {
  name: QueueName;
  lane: string;
  /** With a time when they are due. */
  waiting: number;
  /** Due and not begun: since when the first of them waits. */
  oldestDueAt: Date | null;
  running: number;
  /** They failed at their last try and will be tried again. */
  failing: number;
  /** Given up; someone has to see to them. */
  stopped: number;
  /** Of the job that is due last among those that fail or were given up. */
  lastError: string | null;
};

/** How full the lanes of the queues are, in one query; partial indexes keep what is done out of it. An empty lane has no line. */
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
