import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NamingClient, PreparingClient, UnnamedClient } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Queries against the shop's tables; a `Transaction` is one as well, so a query function takes either. */
export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  poolSize?: number;
  /** What `pg_stat_activity` shows for these connections. */
  applicationName?: string;
  /** A statement that takes longer than this is a bug or an overload: it fails instead of holding its locks. 0 is no limit. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  /** How long a free connection of the pool is waited for. */
  connectionTimeoutMs?: number;
  /**
   * A pooler in transaction mode is in between (PgBouncer): it takes no settings with a connection, so it has to set the limits of
   * time itself (deploy/pgbouncer.ini).
   */
  isPooled?: boolean;
  /** Those that are marked; none behind a pooler that does not follow named statements. */
  namesStatements?: boolean | 'all';
  /**
   * A connection broke, for example at a restart of the server. The pool replaces it; this reports it, once or twice.
   */
  onConnectionLost?: (error: Error) => void;
};

/** So much longer than PostgreSQL's own limit the answer of a statement is waited for. */
const graceMs = 2_000;

export function createDatabase(connectionString: string, options: DatabaseOptions = {}): Database {
  const statementTimeoutMs = options.statementTimeoutMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString,
    Client: clientOf(options),
    types: { getTypeParser },
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'shop',
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + graceMs,
    ...(options.isPooled
      ? {}
      : {
          statement_timeout: statementTimeoutMs,
          lock_timeout: options.lockTimeoutMs ?? 5_000,
          idle_in_transaction_session_timeout: 30_000,
        }),
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 5_000,
    keepAlive: true,
  });
  // Without listeners, an error of a connection would end the process: for idle ones the pool listens, for one in a
  // transaction this does.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // Keys inside jsonb are data (names of detail fields), never column names: they stay as stored.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

function clientOf({ namesStatements = true }: DatabaseOptions): typeof PreparingClient {
  if (namesStatements === 'all') return NamingClient;
  return namesStatements ? PreparingClient : UnnamedClient;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How many connections there are, how many have nothing to do, and how many requests wait for one. */
export function readPool(db: Database): { open: number; idle: number; waiting: number } | undefined {
  const pool = pools.get(db);
  return pool && { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

const parsersByType: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: exactNumber,
  [pg.types.builtins.NUMERIC]: Number,
  // A calendar day has no time zone: as a Date it could slip to the day before.
  [pg.types.builtins.DATE]: String,
};

function getTypeParser(typeId: number, format?: 'text' | 'binary') {
  return parsersByType[typeId] ?? pg.types.getTypeParser(typeId, format);
}

/** Counts and sums arrive as int8; the shop has none beyond 2^53, and a wrong digit must not pass unseen. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} from the database is too large.`);
  return value;
}
