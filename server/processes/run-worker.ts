import { buildStore } from '../build-store.ts';
import { createClosingSteps } from '../closing-steps.ts';
import type { Env } from '../env.ts';
import { improvePictures } from '../jobs/improve-pictures.ts';
import { createLog } from '../log.ts';
import { connectPool } from '../open-database.ts';
import { openDoors } from '../open-doors.ts';
import type { PagesOptions } from '../pages/mount-pages.ts';
import { openTracing } from '../tracing/open-tracing.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { relayPictures } from './relayed-pictures.ts';
import { relayReadings } from './relayed-readings.ts';

export type WorkerOptions = { readEnv: () => Env; preparePages: () => Promise<PagesOptions> };

/**
 * Runs one of several workers that serve the shop at one port. The main process has the database, the jobs and the
 * picture process, and says when to open and to close; without it the worker ends (node:cluster).
 */
export function runWorker({ readEnv, preparePages }: WorkerOptions): void {
  // Used until the settings are read.
  let log = createLog('info');
  const closing = createClosingSteps((step, error) => log.error({ step, error }, 'Closing: a step failed'));
  const relay = relayPictures(send);
  const readings = relayReadings(send);

  // Ctrl-C in a terminal reaches every process; workers ignore it, because the main process closes them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'A server process is closed because of an unexpected error');
    void closeAndEnd(1);
  });
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'open') void openOrSayWhy(message.connectionString);
    else if (message.kind === 'close') void closeAndEnd(0);
    else if (message.kind === 'picture') relay.answer(message);
    else readings.answer(message);
  });
  send({ kind: 'ready' });

  async function openOrSayWhy(connectionString: string): Promise<void> {
    try {
      await open(connectionString);
      send({ kind: 'open' });
    } catch (error) {
      send({ kind: 'failed', sentence: error instanceof Error ? error.message : String(error) });
      await closeAndEnd(1);
    }
  }

  async function open(connectionString: string): Promise<void> {
    const env = readEnv();
    log = createLog(env.logLevel);
    await openTracing(env, closing);
    const pages = await preparePages();
    const db = connectPool(env, connectionString);
    closing.add('database connections', () => db.destroy());
    const store = await buildStore(env, db, {}, relay.pictures);
    await openDoors(env, { store, connectionString, pages, processes: readings.processes }, closing);
    // Pictures requested from this process are known only here.
    if (env.improvesPictures) {
      const job = improvePictures(store);
      closing.add('jobs', () => job.stop());
    }
  }

  async function closeAndEnd(exitCode: number): Promise<void> {
    await closing.run();
    process.exit(exitCode);
  }
}

function send(message: FromWorker): void {
  process.send?.(message);
}
