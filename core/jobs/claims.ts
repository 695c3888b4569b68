import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { type Job, type JobEnd, pauseAfter, type Queue, type Working } from './queue.ts';

// A claim is a mark with an expiry time, not a lock: no transaction is open while a job runs. The process renews its claims every few
// seconds; after a kill the claim expires, and another process, or this one after its restart, takes the job.

const claimSeconds = 30;
/** The shortest pause between two runs of a job, even if hints keep arriving while it runs. */
const secondsAfterHint = 2;

/** The id of a process, or of a single round of `workOff`. */
export type Worker = string;

export type FreeLane = { name: string; free: number };

type Claiming = { worker: Worker; lanes: readonly FreeLane[] };

/** Claims due jobs, up to the free places of each lane, in one statement. */
export async function claimJobs<Needs>(
  { db, clock }: Working,
  queue: Queue<Needs>,
  { worker, lanes }: Claiming,
): Promise<Job[]> {
  const { table, lane, takesHints } = queue;
  const now = clock.now();
  const order = takesHints ? sql`is_hinted desc, due_at, id` : sql`due_at, id`;
  const { rows } = await sql<Job>`
    with claimed as materialized (
      select job.id, lanes.name as lane
      from unnest(${lanes.map(({ name }) => name)}::text[], ${lanes.map(({ free }) => free)}::int[])
        as lanes (name, free)
      cross join lateral (
        select id from ${sql.table(table)}
        where ${isDue(now)} and ${lane} = lanes.name
        order by ${order} limit lanes.free
        for no key update skip locked
      ) job
    )
    ${claim(queue, worker, now)}
    from claimed where ${sql.table(table)}.id = claimed.id
    returning ${sql.table(table)}.id::text as id, claimed.lane, due_at::text as due_at, tries
  `.execute(db);
  return rows;
}

/** Claims one job if it is due and not claimed. */
export async function claimJob<Needs>(
  { db, clock }: Working,
  queue: Queue<Needs>,
  { worker, id }: { worker: Worker; id: string },
): Promise<Job | undefined> {
  const now = clock.now();
  const { rows } = await sql<Job>`
    ${claim(queue, worker, now)}
    where id = ${id} and ${isDue(now)}
    returning id::text as id, ${queue.lane} as lane, due_at::text as due_at, tries
  `.execute(db);
  return rows[0];
}

function isDue(now: Date): RawBuilder<unknown> {
  return sql`due_at <= ${now} and (claimed_until is null or claimed_until <= ${now})`;
}

function claim<Needs>({ table, takesHints }: Queue<Needs>, worker: Worker, now: Date) {
  return sql`
    update ${sql.table(table)} set
      tries = tries + 1, claimed_by = ${worker}, claimed_until = ${claimEnd(now)}
      ${takesHints ? sql`, is_hinted = false` : sql``}`;
}

/** Writes how a job ended and releases it. Does nothing if the claim has passed to another worker. */
export async function endClaim<Needs>(
  { db, clock }: Working,
  queue: Queue<Needs>,
  { worker, job, end }: { worker: Worker; job: Job; end: Exclude<JobEnd, 'gone'> },
): Promise<void> {
  const { table, doneColumn } = queue;
  const now = clock.now();
  const isDone = end === 'done';
  await sql`
    update ${sql.table(table)} set
      due_at = ${unlessWritten(queue, job, isDone ? null : end.again, now)},
      claimed_by = null, claimed_until = null,
      last_error = ${isDone ? null : (end.trouble ?? null)}
      ${!isDone && end.isNextStep ? sql`, tries = 0` : sql``}
      ${isDone && doneColumn ? sql`, ${sql.ref(doneColumn)} = ${now}` : sql``}
    where id = ${job.id} and claimed_by = ${worker}
  `.execute(db);
}

/** Schedules another try, or gives the job up: then it stays with its last error, and a person has to deal with it. */
export async function endInFailure<Needs>(
  { db, clock }: Working,
  queue: Queue<Needs>,
  { worker, job, error }: { worker: Worker; job: Job; error: Error },
): Promise<{ isGivenUp: boolean }> {
  const { table, retry } = queue;
  const now = clock.now();
  const isGivenUp = job.tries >= (retry.mostTries ?? Number.POSITIVE_INFINITY);
  const dueAt = isGivenUp ? null : secondsAfter(now, pauseAfter(retry, job.tries));
  await sql`
    update ${sql.table(table)} set
      due_at = ${unlessWritten(queue, job, dueAt, now)}, claimed_by = null, claimed_until = null,
      last_error = ${error.message.slice(0, 500)}
    where id = ${job.id} and claimed_by = ${worker}
  `.execute(db);
  return { isGivenUp };
}

/** Keeps a `due_at` that other code has written while the job ran: it knows of newer work, or that there is none left. */
function unlessWritten<Needs>({ takesHints }: Queue<Needs>, { dueAt }: Job, next: Date | null, now: Date) {
  const afterHint = sql`when is_hinted then greatest(due_at, ${secondsAfter(now, secondsAfterHint)})`;
  return sql`case ${takesHints ? afterHint : sql``}
    when due_at = ${dueAt}::timestamptz then ${next}::timestamptz else due_at end`;
}

/** Releases a job without counting the try, because the failure had nothing to do with the job. */
export async function giveBack<Needs>(
  { db }: Working,
  { table }: Queue<Needs>,
  { worker, job }: { worker: Worker; job: Job },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set claimed_by = null, claimed_until = null, tries = greatest(0, tries - 1)
    where id = ${job.id} and claimed_by = ${worker}
  `.execute(db);
}

/** Renews the claims of running jobs, and releases those that the process never learned of because the database failed. */
export async function keepClaims<Needs>(
  { db, clock }: Pick<Working, 'clock'> & { db: Database },
  { table }: Queue<Needs>,
  { worker, running }: { worker: Worker; running: readonly string[] },
): Promise<void> {
  const end = claimEnd(clock.now());
  await sql`
    update ${sql.table(table)} set
      claimed_until = case when id = any(${[...running]}) then ${end}::timestamptz end,
      claimed_by = case when id = any(${[...running]}) then claimed_by end
    where claimed_by = ${worker}
  `.execute(db);
}

function claimEnd(now: Date): Date {
  return secondsAfter(now, claimSeconds);
}

function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
