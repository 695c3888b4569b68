import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runStep } from './run-step.ts';
import { countPlaywright, countVitest } from './test-counts.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-test-counts-'));
const report = join(folder, 'report.json');

afterAll(() => rm(folder, { recursive: true }));

function writeReport(content: object): Promise<void> {
  return writeFile(report, JSON.stringify(content));
}

const passed = { status: 'passed', fullName: 'adds up', failureMessages: [] };

function vitestFile(status: string, message: string, assertionResults: object[]): object {
  return { name: '/shop/core/cart.test.ts', status, message, assertionResults };
}

function browserTest(title: string, status: string, errors: object[]): object {
  return { title, file: 'e2e/cart.spec.ts', tests: [{ status, results: [{ errors }] }] };
}

test('a test file that breaks before its first test counts as a failure', async () => {
  await writeReport({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      vitestFile('passed', '', [passed]),
      vitestFile('failed', '', [passed, { ...passed, status: 'failed', failureMessages: ['1 is not 2'] }]),
      vitestFile('failed', 'no such module', []),
    ],
  });
  expect(await countVitest(report)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['cart.test.ts\n        no such module', 'cart.test.ts › adds up\n        1 is not 2'],
  });
});

test('a browser test that failed and passed when tried again counts as failed', async () => {
  await writeReport({
    stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 1 },
    errors: [],
    suites: [
      {
        specs: [browserTest('is fast', 'expected', [])],
        suites: [
          {
            specs: [
              browserTest('is open', 'unexpected', [{ message: `no button\n${'<b>'.repeat(99)}` }]),
              browserTest('is closed', 'flaky', []),
              browserTest('is found', 'unexpected', [
                { message: 'Test timeout of 60000ms exceeded.' },
                { message: 'Error: locator.click: waiting for the button' },
              ]),
            ],
          },
        ],
      },
    ],
  });
  expect(await countPlaywright(report)).toEqual({
    passed: 4,
    failed: 3,
    skipped: 1,
    // A line as long as a whole page is cut.
    failures: [
      `cart.spec.ts › is open\n        no button\n        ${'<b>'.repeat(66)}<b`,
      'cart.spec.ts › is closed',
      'cart.spec.ts › is found\n        Test timeout of 60000ms exceeded.\n        Error: locator.click: waiting for the button',
    ],
  });
});

test('a runner that wrote no report has no counts', async () => {
  await rm(report, { force: true });
  expect(await countVitest(report)).toBeUndefined();
  expect(await countPlaywright(report)).toBeUndefined();
});

test.each([
  [
    'a step that ends well',
    'process.exit(0)',
    { passed: 7, failed: 0, skipped: 0 },
    { passed: 7, failed: 0, failures: [] },
  ],
  [
    'a runner that fails although its report knows no failed test',
    'process.exit(1)',
    { passed: 7, failed: 0, skipped: 0 },
    { passed: 7, failed: 1, failures: [] },
  ],
  [
    'a runner with failed tests',
    'process.exit(1)',
    { passed: 7, failed: 3, skipped: 0, failures: ['cart › adds up'] },
    { passed: 7, failed: 3, failures: ['cart › adds up'] },
  ],
  [
    'a runner that ends well without a report',
    'process.exit(0)',
    undefined,
    { passed: 0, failed: 1, failures: [] },
  ],
])('%s is counted honestly', async (_name, script, count, result) => {
  const step = { name: 'step', command: process.execPath, args: ['-e', script], count: async () => count };
  expect(await runStep(step, process.env)).toEqual(result);
});

test('a program that cannot be run is a failed step', async () => {
  const step = { name: 'step', command: '/nowhere/program', args: [] };
  expect(await runStep(step, process.env)).toEqual({ passed: 0, failed: 1, failures: [] });
});

test('a failed step names its failed tests, and keeps the lines of the test shop for its log', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const logFile = join(folder, 'kept', 'step.log');
  const script = "console.log('[WebServer] a request'); console.log('broken'); process.exit(1)";
  const count = async () => ({ passed: 0, failed: 1, skipped: 0, failures: ['cart › adds up'] });
  await runStep(
    { name: 'step', command: process.execPath, args: ['-e', script], count, logFile },
    process.env,
  );
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  expect(lines.slice(1)).toEqual(['      failed: cart › adds up', 'broken']);
  expect(await readFile(logFile, 'utf8')).toBe('[WebServer] a request\nbroken\n');
});

test('a long step says how far it is, and does not repeat that when it fails', async () => {
  const script = "console.log('[3/7] file'); console.log('broken'); setTimeout(() => process.exit(1), 800)";
  const said = vi.spyOn(console, 'log').mockReturnValue();
  await runStep({ name: 'step', command: process.execPath, args: ['-e', script] }, process.env, 50);
  const lines = said.mock.calls.map(([line]) => String(line));
  said.mockRestore();
  expect(lines).toContainEqual(expect.stringMatching(/^ {6}step: 3 of 7, \d+ s$/));
  expect(lines.at(-1)).toBe('broken');
});
