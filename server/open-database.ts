import { sql } from 'kysely';
import { createDatabase, type Database } from '#db/client.ts';
import { isDatabaseOutage } from '#db/database-outage.ts';
import { migrate } from '#db/migrate.ts';
import { MigrationProblem } from '#db/migration-problem.ts';
import type { ClosingSteps } from './closing-steps.ts';
import { isDataFolderLocked, lockDataFolder } from './data-folder/data-folder-lock.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import { keepPostgres } from './embedded-postgres/keep-postgres.ts';
import { findRunningPostgres, hasPostgres } from './embedded-postgres/start-postgres.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { StartProblem } from './start-problem.ts';

/** `connectionString` is for work that needs a session of its own: receiving changes, migrations, backups. */
export type OpenDatabase = { db: Database; connectionString: string };

type DatabaseEnv = Pick<Env, 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Env, 'processes' | 'databaseDirectUrl' | 'namesStatements' | 'logLevel'>>;

/**
 * The migrated database: that of DATABASE_URL, or the shop's own, which is started here and stopped with `closing`.
 * Calls `onLost` if it ends before.
 */
export async function openDatabase(
  env: DatabaseEnv,
  closing: ClosingSteps,
  onLost: (sentence: string) => void,
): Promise<OpenDatabase> {
  const connectionString = await startDatabase(env, closing, onLost);
  await orAddressToCheck(env.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', () =>
    bringUpToDate(connectionString),
  );
  const db = connectPool(env, connectionString);
  closing.add('database connections', () => db.destroy());
  if (env.databaseDirectUrl) await orAddressToCheck('DATABASE_URL', () => sql`select`.execute(db));
  return { db, connectionString };
}

/** The connections for orders and pages, through the pooler if there is one. */
export function connectPool(
  env: Pick<DatabaseEnv, 'databaseUrl' | 'databaseDirectUrl' | 'namesStatements'>,
  connectionString: string,
): Database {
  return createDatabase(env.databaseUrl ?? connectionString, {
    isPooled: env.databaseDirectUrl !== undefined,
    namesStatements: env.namesStatements ?? true,
  });
}

/** The database without migrating it. */
export async function startDatabase(
  env: DatabaseEnv,
  closing: ClosingSteps,
  onLost: (sentence: string) => void,
): Promise<string> {
  await openDataFolder(env.dataFolder);
  return env.databaseDirectUrl ?? env.databaseUrl ?? (await startOwnDatabase(env, closing, onLost));
}

const ownDatabase = 'shop';

/** The database of an existing shop that may be running; if it is not, PostgreSQL is started. */
export async function reachDatabase(
  env: DatabaseEnv,
  closing: ClosingSteps,
  onLost: (sentence: string) => void,
): Promise<string> {
  if (env.databaseUrl === undefined && !hasPostgres(env.dataFolder)) {
    throw new StartProblem(
      `There is no shop in the data folder ${env.dataFolder}: set DATA_DIR to the one that the shop uses (docs/operate.md).`,
    );
  }
  await openDataFolder(env.dataFolder);
  const isOpen = env.databaseUrl === undefined && (await isDataFolderLocked(env.dataFolder));
  const running = isOpen ? await findRunningPostgres(env.dataFolder, ownDatabase) : undefined;
  return running ?? startDatabase(env, closing, onLost);
}

async function startOwnDatabase(
  { dataFolder: folder, processes = 1, logLevel = 'info' }: DatabaseEnv,
  closing: ClosingSteps,
  onLost: (sentence: string) => void,
): Promise<string> {
  const lock = await lockDataFolder(folder);
  closing.add('data folder', () => lock.release());
  const options = { folder, connections: connectionsFor(processes) };
  const postgres = await keepPostgres(options, createLog(logLevel), onLost);
  closing.add('PostgreSQL', postgres.stop, 60_000);
  return postgres.connectTo(ownDatabase);
}

/** Each process, the main one included, has ten connections and two to listen on; commands run at the same time need a few. */
function connectionsFor(processes: number): number {
  return Math.max(60, 30 + 15 * processes);
}

async function bringUpToDate(connectionString: string): Promise<void> {
  try {
    await migrate(connectionString);
  } catch (cause) {
    if (cause instanceof MigrationProblem) throw new StartProblem(cause.message, { cause });
    throw cause;
  }
}

/** With a pooler there are two addresses; the sentence names the one that was asked. */
async function orAddressToCheck(variable: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (cause) {
    if (!isUnreachable(cause)) throw cause;
    throw new StartProblem(`The database does not answer (${cause.message}): check ${variable}.`, { cause });
  }
}

/** The database answers but takes no writes, which has its own sentence. */
const readOnlyCode = '25006';

// Refused, unknown host, timed out; or PostgreSQL's own classes: connection (08), authorization (28), no such database (3D).
function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === readOnlyCode) return false;
  // A server that accepts the connection and then says nothing, or ends it.
  if (isDatabaseOutage(error)) return true;
  if (!('code' in error)) return false;
  return /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08|28|3D)/.test(String(error.code));
}
