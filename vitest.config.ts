import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { importingReact, preactAsReact } from './scripts/pages/preact-as-react.ts';

const isFullRun = process.env.TEST_FULL === '1';
const include = '{app,shared,core,server,adapters,db,demo,scripts,tests}/**/*.test.{ts,tsx}';
const exclude = ['**/node_modules/**', 'build/**', ...(isFullRun ? [] : ['tests/full/**'])];
/** They put another module in the place of one that other files use as it is. */
const mocking = globSync(include).filter((file) => /\bvi\.mock\(/.test(readFileSync(file, 'utf8')));

const shared = {
  setupFiles: ['tests/support/quiet-console.ts'],
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // What is waited for comes, however busy the machine is. How soon it comes is asked by tests that name their own time.
  expect: { poll: { timeout: 10_000 } },
  sequence: { shuffle: { files: true, tests: false } },
  restoreMocks: false,
  server: { deps: { inline: importingReact } },
};
const plugins = [preactAsReact()];

export default defineConfig({
  test: {
    globalSetup: ['tests/support/template-database.ts'],
    // Two beside the processors: many files wait most of their time for a shop that starts, is killed or counts its limits.
    maxWorkers: availableParallelism() + 2,
    projects: [
      // The modules of the shop are loaded once a worker, not once a file: that was half of the time.
      {
        plugins,
        test: {
          ...shared,
          name: 'together',
          include: [include],
          exclude: [...exclude, ...mocking],
          isolate: false,
        },
      },
      { plugins, test: { ...shared, name: 'apart', include: mocking, exclude } },
    ],
  },
});
