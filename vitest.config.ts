import { defineConfig } from 'vitest/config';

const isFullRun = process.env.TEST_FULL === '1';

export default defineConfig({
  test: {
    include: ['{app,shared,core,server,adapters,db,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'build/**', ...(isFullRun ? [] : ['tests/full/**'])],
    globalSetup: ['tests/support/template-database.ts'],
    setupFiles: ['tests/support/quiet-console.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    sequence: { shuffle: { files: true, tests: false } },
    restoreMocks: false,
  },
});
