import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { NamingClient, PreparingClient, UnnamedClient } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Queries against the shop's tables. A `Transaction` is a `Database` too, so a query function takes either. */
export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  poolSize?: number;
  /** The name of these connections in `pg_stat_activity`. */
  applicationName?: string;
  /** A statement that takes longer than this is a bug or an overload: it fails instead of holding its locks. 0 is no limit. */
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  /** How long to wait for a free connection of the pool. */
  connectionTimeoutMs?: number;
  /**
   * The connection goes through a pooler in transaction mode (PgBouncer): it takes no settings with a connection, so it has to set
   * the time limits itself (deploy/pgbouncer.ini).
   */
  isPooled?: boolean;
  /** Which statements are named: the marked ones by default; none behind a pooler that does not support named statements. */
  namesStatements?: boolean | 'all';
  /** Called once or twice when a connection broke, for example at a restart of the server. The pool replaces it. */
  onConnectionLost?: (error: Error) => void;
};

/** How much longer than PostgreSQL's own limit to wait for the answer of a statement. */
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
  // Without listeners, an error of a connection would end the process: the pool's listener covers idle connections, the client's those in a
  // transaction.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', (error) => options.onConnectionLost?.(error)));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    // Keys inside jsonb are data (names of detail fields), never column names, so they stay as stored.
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

/** The number of connections, of idle ones, and of requests that wait for one. */
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

/** Converts counts and sums, which arrive as int8; the shop has none beyond 2^53, and a wrong digit must not pass unnoticed. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} from the database is too large.`);
  return value;
}
