import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '#tests/support/chromium.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { runStep, type Step, type StepResult } from './run-step.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

const isFull = process.argv.includes('--full');
const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

const steps: Step[] = [
  { name: 'page types', command: 'react-router', args: ['typegen'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'types in the browser', command: 'tsc', args: ['--noEmit', '-p', 'tsconfig.browser.json'] },
  { name: 'lint', command: 'biome', args: ['check', '.'] },
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'page build', command: 'node', args: ['scripts/build-pages.ts'] },
  {
    name: 'unit, API and race tests',
    command: 'vitest',
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: () => countVitest(vitestReport),
  },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--retries=1', '--reporter=dot,json'],
    count: () => countPlaywright(playwrightReport),
  },
];

await rm(results, { recursive: true, force: true });
console.log((await findChromium()).description);
const postgres = await startThrowAwayPostgres();
const finished: StepResult[] = [];
try {
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    TEST_DATABASE_URL: await postgres.connectTo('postgres'),
    TEST_FULL: isFull ? '1' : '',
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    NO_COLOR: '1',
  };
  for (const step of steps) finished.push(await runStep(step, env));
  const report = await runStep(
    { name: 'traceability', command: 'node', args: ['tests/traceability/report.ts'], isShown: true },
    env,
  );
  finished.push(report);
} finally {
  await postgres.stop();
}
const sum = (count: (step: StepResult) => number) => finished.reduce((total, step) => total + count(step), 0);
const failed = sum((step) => step.failed);
console.log(`${sum((step) => step.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
