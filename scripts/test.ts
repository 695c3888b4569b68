import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '#tests/support/chromium.ts';
import { startThrowAwayPostgres } from '#tests/support/throw-away-postgres.ts';
import { chooseTests } from './choose-tests.ts';
import { runStep, type Step, type StepResult } from './run-step.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

// `npm test` runs all steps; with names of test files, only those. `--full` adds the long matrices, `--quick` leaves the slow half out.
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { full: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'test-results');
const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'playwright.json');

/** The steps of a list run in parallel, as many as there are processors. */
type Stage = Step | Step[];

const pageTypes: Step = { name: 'page types', command: 'react-router', args: ['typegen'] };
/** One checker for each run: the compiler's four would each compute the types that most files share, and other steps run in parallel. */
const typeArgs = ['--noEmit', '--checkers', '1'];
const checks: Step[] = [
  { name: 'types', command: 'tsc', args: typeArgs },
  { name: 'types of the browser', command: 'tsc', args: [...typeArgs, '-p', 'tsconfig.browser.json'] },
  { name: 'types of the client', command: 'tsc', args: [...typeArgs, '-p', 'tsconfig.client.json'] },
  { name: 'lint', command: 'biome', args: ['check', '.'] },
  { name: 'unused code', command: 'knip', args: [] },
];
const pageBuild: Step = { name: 'page build', command: 'node', args: ['scripts/build-pages.ts'] };
/** The API tests again, with each call at the other one of two machines (tests/support/app.ts). */
const onTwoMachines: Step = {
  name: 'API tests on two machines',
  command: 'vitest',
  args: ['run', 'server/api', '--reporter=dot', '--testTimeout=60000'],
  env: { TEST_TWO_MACHINES: '1' },
};
/** If a file cannot be read, or two tests have the same name, none of the long tests would run. */
const listOfLongTests: Step = {
  name: 'list of the long tests',
  command: 'playwright',
  args: ['test', '--list'],
  env: { TEST_FULL: '1' },
};
const traceability: Step = {
  name: 'traceability',
  command: 'node',
  args: ['tests/traceability/report.ts'],
  isShown: true,
};

await rm(results, { recursive: true, force: true });
const chosen = names.length > 0 ? await chooseTests(root, names) : undefined;
const stages = chosen ? namedSteps(chosen) : values.quick ? quickSteps() : wholeGate();
const steps = stages.flat();
if (steps.length === 0) console.log(`No test file has ${names.join(' or ')} in its path.`);
const finished = steps.length === 0 ? [{ passed: 0, failed: 1, failures: [] }] : await runSteps();
const sum = (count: (step: StepResult) => number) => finished.reduce((total, step) => total + count(step), 0);
const failed = sum((step) => step.failed);
const failures = finished.flatMap((step) => step.failures);
// Repeats the names alone at the end: of a long log often only one end is kept, and of that only the last lines.
for (const failure of failures) console.log(`failed: ${failure}`);
for (const failure of failures) console.log(`failed: ${failure.split('\n')[0]}`);
console.log(`${sum((step) => step.passed)} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function wholeGate(): Stage[] {
  return [
    pageTypes,
    [pageBuild, ...checks, listOfLongTests],
    units('unit, API and race tests', []),
    ...(values.full ? [onTwoMachines] : []),
    browser([]),
    traceability,
  ];
}

/** The steps that need no browser and no built pages, and take less than a minute. */
function quickSteps(): Stage[] {
  return [
    pageTypes,
    checks,
    units('unit tests', ['app', 'shared', 'core', 'adapters', 'scripts', 'tests/architecture']),
  ];
}

function namedSteps({ unit, browser: specs }: { unit: string[]; browser: string[] }): Stage[] {
  return [
    ...(unit.length > 0 ? [units('unit, API and race tests', unit)] : []),
    ...(specs.length > 0 ? [pageBuild, browser(specs)] : []),
  ];
}

function units(name: string, files: string[]): Step {
  const reporters = ['--reporter=dot', '--reporter=./scripts/progress-reporter.ts', '--reporter=json'];
  return {
    name,
    command: 'vitest',
    args: ['run', ...files, ...reporters, `--outputFile.json=${vitestReport}`],
    count: () => countVitest(vitestReport),
  };
}

function browser(files: string[]): Step {
  return {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', ...files, '--reporter=line,json'],
    logFile: join(results, 'browser-tests.log'),
    count: () => countPlaywright(playwrightReport),
  };
}

async function runSteps(): Promise<StepResult[]> {
  if (steps.some(({ command }) => command === 'playwright')) console.log((await findChromium()).description);
  const postgres = await startThrowAwayPostgres();
  try {
    const env = {
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      TEST_DATABASE_URL: await postgres.connectTo('postgres'),
      TEST_FULL: values.full || chosen?.isFull ? '1' : '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      NO_COLOR: '1',
    };
    const ended: StepResult[] = [];
    for (const stage of stages) {
      const waiting = [stage].flat().values();
      const lane = async () => {
        for (const step of waiting) ended.push(await runStep(step, env));
      };
      await Promise.all(Array.from({ length: availableParallelism() }, lane));
    }
    return ended;
  } finally {
    await postgres.stop();
  }
}
