import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDemoShop as fillWithDemo } from '#demo/open-demo-shop.ts';
import { readEnv } from '#server/env.ts';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';

export type DemoShop = { url: string; close: () => Promise<void> };

/** The built shop with the demo catalogue on a separate database, for measurements. */
export async function openDemoShop(): Promise<DemoShop> {
  // React chooses its production code when it is loaded, so nothing may load it before this line.
  process.env.NODE_ENV = 'production';
  const { builtPages } = await import('../../scripts/built-pages.ts');
  const { runShop } = await import('#server/main.ts');
  const postgres = await startThrowAwayPostgres();
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const shop = await runShop(
    readEnv({
      DATABASE_URL: await postgres.connectTo('browser_bench'),
      PORT: String(browserShop.port),
      DATA_DIR: dataFolder,
      RATE_LIMIT_FACTOR: '1000',
      // Encoding other renditions would disturb the measurement.
      PICTURE_JOB: 'off',
      LOG_LEVEL: 'warn',
    }),
    {
      preparePages: builtPages,
      fillShop: (store) => fillWithDemo(store, { isWanted: true }),
      onCloseFailure: console.error,
    },
  );
  return {
    url: browserShop.url,
    close: async () => {
      await shop.close();
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
