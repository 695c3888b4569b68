import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { openDemoShop } from '#demo/open-demo-shop.ts';
import { blameFullDisk } from '#server/data-folder/blame-full-disk.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { runShop, type ShopOptions } from '#server/main.ts';
import { type ProcessesOptions, runProcesses } from '#server/processes/run-processes.ts';
import { sentenceOf } from '#server/start-problem.ts';
import { backupWarning } from './backup-warning.ts';
import { loadEnvFile } from './load-env-file.ts';
import { openingLines } from './opening-lines.ts';

type ServeOptions = Omit<ShopOptions, 'onCloseFailure' | 'fillShop'> & {
  /** Needed for WEB_CONCURRENCY, which is ignored without it. */
  workers?: Pick<ProcessesOptions, 'program' | 'preparePages'>;
};

/**
 * Opens the shop, keeps it open until the terminal, the system or a failure ends it, and closes it in order. A signal
 * that comes early counts as soon as there is something to close.
 */
export async function serve(options: ServeOptions): Promise<void> {
  const stop = Promise.withResolvers<string | undefined>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.resolve(undefined));
  goOnUnread();
  // Used until the settings are read.
  let log = createLog('info');
  process.on('uncaughtException', (error) => {
    log.error({ error }, 'The shop is closed because of an unexpected error');
    stop.resolve('The shop is closed because of the error above: start it again, nothing saved is lost.');
  });
  try {
    loadEnvFile();
    const env = readEnv(process.env);
    log = createLog(env.logLevel);
    const shopOptions = {
      ...options,
      fillShop: (store) => openDemoShop(store, { isWanted: env.fillsDemoCatalogue }),
      onCloseFailure: (step, error) => log.error({ step, error }, 'Closing: a step failed'),
    } satisfies ShopOptions;
    const opening =
      env.processes > 1 && options.workers
        ? runProcesses(env, { ...shopOptions, ...options.workers })
        : runShop(env, shopOptions);
    endHangingStart(stop.promise, opening, env.databaseUrl === undefined);
    const shop = await opening.catch(async (failure: unknown) => {
      throw env.databaseUrl === undefined ? await blameFullDisk(env.dataFolder, failure) : failure;
    });
    for (const line of openingLines(env, shop)) console.log(line);
    // Not waited for: a network folder that hangs must not keep the shop from being closed.
    void warnOfBackups(env);
    // Flushed now, because a killed shop writes nothing at its end.
    flushCompileCache();
    const failure = await Promise.race([stop.promise, shop.failed]);
    console.log('\nClosing the shop …');
    await shop.close();
    console.log(failure ?? 'The shop is closed.');
    process.exit(failure === undefined ? 0 : 1);
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

async function warnOfBackups(env: Env): Promise<void> {
  const warning = await backupWarning(env);
  if (warning !== undefined) console.log(`WARNING: ${warning}`);
}

const patienceMs = 2_000;

/**
 * Lets Ctrl-C also end a start that waits for an external database. The shop's own PostgreSQL has to be stopped, so then the opening is
 * awaited. After an error that no part of the start caught, the opening may never end: the next start takes over what is left.
 */
async function endHangingStart(
  stopped: Promise<string | undefined>,
  opening: Promise<unknown>,
  ownsDatabase: boolean,
): Promise<void> {
  const failure = await Promise.race([stopped, opening.then(() => undefined).catch(() => undefined)]);
  if (ownsDatabase && failure === undefined) return;
  const isOpen = await Promise.race([opening.then(Boolean, Boolean), delay(patienceMs, false)]);
  if (!isOpen) process.exit(1);
}

/** The reader of the output may go away (a closed pipe); the shop keeps running. */
function goOnUnread(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
