import type { FastifyInstance } from 'fastify';
import { createDatabase, type Database } from '#db/client.ts';
import { MigrationProblem, migrate } from '#db/migrate.ts';
import { buildApp } from './app.ts';
import { buildStore } from './build-store.ts';
import { type ClosingSteps, createClosingSteps } from './closing-steps.ts';
import { lockDataFolder } from './data-folder/data-folder-lock.ts';
import { openDataFolder } from './data-folder/open-data-folder.ts';
import { startPostgres } from './embedded-postgres/start-postgres.ts';
import type { Env } from './env.ts';
import { provideFirstAdmin } from './first-admin.ts';
import { startJobs } from './jobs/start-jobs.ts';
import type { PagesOptions } from './pages/mount-pages.ts';
import { portProblem, requireFreePort } from './port-probe.ts';
import { StartProblem } from './start-problem.ts';

export type RunningShop = {
  /** Who runs the shop, and where the password is. */
  admin: string;
  /** Settles when the shop can no longer work, with the sentence to say before it is closed. */
  failed: Promise<string>;
  close: () => Promise<void>;
};

export type ShopOptions = {
  /** Builds the pages if need be, while PostgreSQL starts. */
  preparePages: () => Promise<PagesOptions>;
  /** Adds what only development needs, before the first request. */
  prepareApp?: (app: FastifyInstance) => void;
  onCloseFailure: (step: string, error: unknown) => void;
};

/** Opens the shop: what can be refused is checked first, and whatever was started is ended again if a later step fails. */
export async function runShop(env: Env, options: ShopOptions): Promise<RunningShop> {
  await requireFreePort(env.host, env.port);
  await openDataFolder(env.dataFolder);
  const closing = createClosingSteps(options.onCloseFailure);
  try {
    return await open(env, options, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function open(env: Env, options: ShopOptions, closing: ClosingSteps): Promise<RunningShop> {
  const failed = Promise.withResolvers<string>();
  const [connectionString, pages] = await bothOrNeither(
    provideDatabase(env, closing, failed.resolve),
    options.preparePages(),
  );
  const db = await openDatabase(connectionString, closing);
  const store = await buildStore(env, db);
  const admin = await provideFirstAdmin(store, env);
  const app = await buildApp(store, env, pages);
  options.prepareApp?.(app);
  closing.add('web server', () => app.close());
  await app.listen({ host: env.host, port: env.port }).catch((cause: Error) => {
    throw portProblem(env.host, env.port, cause);
  });
  const jobs = startJobs(store);
  closing.add('jobs', () => jobs.stop());
  return { admin, failed: failed.promise, close: closing.run };
}

async function provideDatabase(
  env: Env,
  closing: ClosingSteps,
  onLost: (sentence: string) => void,
): Promise<string> {
  if (env.databaseUrl !== undefined) return env.databaseUrl;
  const lock = await lockDataFolder(env.dataFolder);
  closing.add('data folder', () => lock.release());
  const postgres = await startPostgres({ folder: env.dataFolder });
  closing.add('PostgreSQL', () => postgres.stop(), 60_000);
  postgres.ended.then(() =>
    onLost('PostgreSQL has ended unexpectedly: start the shop again, nothing saved is lost.'),
  );
  return postgres.connectTo('shop');
}

async function openDatabase(connectionString: string, closing: ClosingSteps): Promise<Database> {
  await migrate(connectionString).catch((cause: unknown) => {
    if (cause instanceof MigrationProblem) throw new StartProblem(cause.message, { cause });
    if (isUnreachable(cause)) {
      throw new StartProblem(`The database does not answer (${cause.message}): check DATABASE_URL.`, {
        cause,
      });
    }
    throw cause;
  });
  const db = createDatabase(connectionString);
  closing.add('database connections', () => db.destroy());
  return db;
}

// Refused, unknown host, timed out; or PostgreSQL's own classes: connection (08), authorization (28), no such database (3D).
function isUnreachable(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|08|28|3D)/.test(String(error.code));
}

// The first failure must not leave the other half running on unnoticed while everything is being closed.
async function bothOrNeither<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  const results = await Promise.allSettled([first, second]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  return [await first, await second];
}
