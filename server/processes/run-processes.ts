import { createPictureWork } from '#adapters/media/picture-work.ts';
import { buildStore } from '../build-store.ts';
import { type ClosingSteps, openOrClose } from '../closing-steps.ts';
import type { Env } from '../env.ts';
import { provideFirstAdmin } from '../first-admin.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { bothOrNeither, type RunningShop, type ShopOptions } from '../main.ts';
import { openDatabase } from '../open-database.ts';
import { requireFreePort } from '../port-probe.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import { watchProcess } from '../watch/process-readings.ts';
import { startWorkers } from './workers.ts';

export type ProcessesOptions = Pick<ShopOptions, 'fillShop' | 'onCloseFailure'> & {
  /** The program of each worker: scripts/serve-worker.ts. */
  program: string;
  /** Builds the pages that the workers serve. */
  preparePages: () => Promise<unknown>;
};

/**
 * Runs the shop as several processes on one machine. This process has the data folder, the database, the jobs and the
 * picture process, and answers no requests; `env.processes` workers do. `runShop` does all of it in one process.
 */
export async function runProcesses(env: Env, options: ProcessesOptions): Promise<RunningShop> {
  await requireFreePort(env.host, env.port);
  return openOrClose(options.onCloseFailure, (closing) => open(env, options, closing));
}

async function open(env: Env, options: ProcessesOptions, closing: ClosingSteps): Promise<RunningShop> {
  await openTracing(env, closing);
  const failed = Promise.withResolvers<string>();
  const [{ db, connectionString }] = await bothOrNeither(
    openDatabase(env, closing, failed.resolve),
    options.preparePages(),
  );
  const pictures = createPictureWork();
  const store = await buildStore(env, db, {}, pictures);
  const admin = await provideFirstAdmin(store, env);
  await options.fillShop?.(store, env);
  const watch = watchProcess(store);
  closing.add('watching this process', async () => watch.stop());
  const workers = startWorkers({
    count: env.processes,
    program: options.program,
    connectionString,
    pictures,
    log: store.log,
    readOwn: watch.read,
  });
  closing.add('server processes', workers.close, 30_000);
  await workers.opened;
  const jobs = startJobs(store, { ...env, improvesPictures: false }, connectionString);
  closing.add('jobs', () => jobs.stop());
  return { admin, payments: store.payments, failed: failed.promise, close: closing.run };
}
