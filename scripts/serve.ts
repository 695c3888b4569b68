import { openDemoShop } from '#demo/open-demo-shop.ts';
import { readEnv } from '#server/env.ts';
import { runShop, type ShopOptions } from '#server/main.ts';
import { type ProcessesOptions, runProcesses } from '#server/processes/run-processes.ts';
import { StartProblem } from '#server/start-problem.ts';
import { loadEnvFile } from './load-env-file.ts';
import { openingLines } from './opening-lines.ts';

type ServeOptions = Omit<ShopOptions, 'onCloseFailure' | 'fillShop'> & {
  /** For WEB_CONCURRENCY, which is passed over without it. */
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
  process.on('uncaughtException', (error) => {
    console.error(error);
    stop.resolve('The shop is closed because of the error above: start it again, nothing saved is lost.');
  });
  try {
    loadEnvFile();
    const env = readEnv(process.env);
    const shopOptions = {
      ...options,
      fillShop: (store) => openDemoShop(store, { isWanted: env.fillsDemoCatalogue }),
      onCloseFailure: (step, error) => console.error(`Closing: ${step}:`, error),
    } satisfies ShopOptions;
    const shop =
      env.processes > 1 && options.workers
        ? await runProcesses(env, { ...shopOptions, ...options.workers })
        : await runShop(env, shopOptions);
    for (const line of openingLines(env, shop)) console.log(line);
    const failure = await Promise.race([stop.promise, shop.failed]);
    console.log('\nClosing the shop …');
    await shop.close();
    console.log(failure ?? 'The shop is closed.');
    process.exit(failure === undefined ? 0 : 1);
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}

/** The reader of our output may go away (a closed pipe); the shop keeps running. */
function goOnUnread(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
