import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserShop } from '#tests/support/browser-shop-address.ts';
import { findChromium } from '#tests/support/chromium.ts';

const found = await findChromium();
/** A file or a title named by hand runs whole. */
const isNamed = process.argv.some((word) => word.endsWith('.spec.ts') || word === '-g' || word === '--grep');

export default defineConfig({
  testDir: 'tests',
  testMatch: process.env.TEST_FULL === '1' ? ['e2e/**/*.spec.ts', 'full/**/*.spec.ts'] : ['e2e/**/*.spec.ts'],
  // Decision 661: the critical journeys stay in `npm test`, the rest is tagged for `npm run test:full`.
  grepInvert: process.env.TEST_FULL === '1' || isNamed ? [] : /@full/,
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // For a journey of some thirty steps on a machine that does other things too.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: browserShop.url,
    locale: 'en-GB',
    timezoneId: 'Africa/Douala',
    // Recording each test takes a good part of two cores: by hand, with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would answer for the shop; tests/e2e/offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: found.executablePath,
      args: found.args,
      env: { ...definedOnly(process.env), ...found.env },
    },
  },
  webServer: {
    command: 'node tests/support/browser-shop.ts',
    url: browserShop.url,
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
