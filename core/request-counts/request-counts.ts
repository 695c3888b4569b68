import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../store.ts';

export type RequestCount = { requests: number; endsInMs: number };

/**
 * Counts one more request; a new count begins when the window ends. Uses the database's clock, which all processes share.
 */
export async function countRequest(
  { db }: Pick<Store, 'db'>,
  name: string,
  stretchMs: number,
): Promise<RequestCount> {
  const key = createHash('sha256').update(name).digest('base64url');
  const end = sql`now() + make_interval(secs => ${stretchMs / 1000})`;
  const { rows } = await sql<RequestCount>`
    insert into request_counts as counted (key, requests, ends_at)
    values (${key}, 1, ${end})
    on conflict (key) do update set
      requests = case when counted.ends_at <= now() then 1 else counted.requests + 1 end,
      ends_at = case when counted.ends_at <= now() then ${end} else counted.ends_at end
    returning requests, (extract(epoch from ends_at - now()) * 1000)::integer as "endsInMs"
  `.execute(db);
  const [count] = rows;
  if (!count) throw new Error('A request was not counted.');
  return count;
}

export async function deleteEndedCounts({ db }: Pick<Store, 'db'>): Promise<void> {
  await sql`delete from request_counts where ends_at <= now()`.execute(db);
}
