import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** One of the hosts of a database. */
export type Host = { host: string; port: number };

type Found = Host & { timeline: number };
type Search = {
  known: Host | undefined;
  underWay: Promise<Host> | undefined;
  /** What each connection does when another host takes over, with the connection's own host. */
  watchers: Map<() => void, Host>;
};

const probeMs = 1_500;
const patienceMs = 4_000;
const pauseMs = 150;

/** Shared by all connections of this process, keyed by the address that names the hosts. */
const searches = new Map<string, Search>();

/**
 * The addresses of a database on several hosts, which are written as for libpq, each with its port:
 * `postgres://user:password@one:5432,two:5432/shop`.
 */
export function eachHost(connectionString: string): string[] {
  const parts = /^(?<head>[a-z]+:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#]*)(?<rest>.*)$/s.exec(
    connectionString,
  )?.groups;
  if (!parts?.hosts?.includes(',')) return [connectionString];
  return parts.hosts.split(',').map((host) => `${parts.head}${host}${parts.rest}`);
}

/** The host that takes writes. Waits some seconds while there is none because another one is being promoted. */
export function findWritable(connectionString: string): Promise<Host> {
  const search = searchOf(connectionString);
  if (search.known) return Promise.resolve(search.known);
  search.underWay ??= lookFor(connectionString, search).finally(() => {
    search.underWay = undefined;
  });
  return search.underWay;
}

/** Called when a connection to the host broke or could not be opened: the next connection looks again. */
export function forgetWritable(connectionString: string, { host, port }: Host): void {
  const search = searchOf(connectionString);
  if (search.known?.host === host && search.known.port === port) search.known = undefined;
}

/** Calls `onMoved` when another host is found to take writes; returns a function that stops watching. */
export function watchWritable(connectionString: string, host: Host, onMoved: () => void): () => void {
  const { watchers } = searchOf(connectionString);
  watchers.set(onMoved, host);
  return () => watchers.delete(onMoved);
}

function searchOf(connectionString: string): Search {
  const search = searches.get(connectionString) ?? {
    known: undefined,
    underWay: undefined,
    watchers: new Map(),
  };
  searches.set(connectionString, search);
  return search;
}

async function lookFor(connectionString: string, search: Search): Promise<Host> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const probed = await Promise.allSettled(eachHost(connectionString).map(probe));
    const found = probed.flatMap((result) =>
      result.status === 'fulfilled' && result.value ? [result.value] : [],
    );
    // A former primary may come back and still take itself for the primary. Promotions raise the timeline, so the newest one counts.
    const newest = found.toSorted((one, other) => other.timeline - one.timeline)[0];
    if (newest) {
      settle(search, newest);
      return newest;
    }
    if (Date.now() > deadline) {
      throw new NoWritableHost('No host of the database takes writes', {
        cause: new AggregateError(
          probed.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
        ),
      });
    }
    await delay(pauseMs);
  }
}

/** Every host is away or a standby; treated like a database that is away. */
export class NoWritableHost extends Error {}

function settle(search: Search, { host, port }: Host): void {
  search.known = { host, port };
  for (const [onMoved, connected] of search.watchers) {
    if (connected.host !== host || connected.port !== port) onMoved();
  }
}

/** Undefined if the host answers but takes no writes. */
async function probe(connectionString: string): Promise<Found | undefined> {
  const client = new pg.Client({
    connectionString,
    application_name: 'shop looking for the primary',
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  // If the connection breaks, the query fails too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
         then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`,
    );
    const timeline = rows[0]?.timeline ?? undefined;
    if (timeline === undefined) return undefined;
    return { host: client.host, port: client.port, timeline: Number.parseInt(timeline, 16) };
  } finally {
    void client.end().catch(() => undefined);
  }
}
