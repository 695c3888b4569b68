import { openDemoShop } from '#demo/open-demo-shop.ts';
import { readEnv } from '#server/env.ts';
import { runShop, type ShopOptions } from '#server/main.ts';
import { StartProblem } from '#server/start-problem.ts';
import { loadEnvFile } from './load-env-file.ts';
import { openingLines } from './opening-lines.ts';

/**
 * Opens the shop, keeps it open until the terminal, the system or a failure ends it, and closes it in order. A signal
 * that comes early counts as soon as there is something to close.
 */
export async function serve(options: Omit<ShopOptions, 'onCloseFailure' | 'fillShop'>): Promise<void> {
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
    const shop = await runShop(env, {
      ...options,
      fillShop: (store) => openDemoShop(store, { isWanted: env.fillsDemoCatalogue }),
      onCloseFailure: (step, error) => console.error(`Closing: ${step}:`, error),
    });
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

/** Whoever read our lines may leave before us (a closed pipe); a shop with customers in it does not close for that. */
function goOnUnread(): void {
  for (const output of [process.stdout, process.stderr]) {
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
