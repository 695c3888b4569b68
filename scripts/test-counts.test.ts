import { mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test('a test file that breaks before its first test counts as a failure', async () => {
  await writeReport({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(await countVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('a browser test that failed and passed when tried again counts as failed', async () => {
  await writeReport({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } });
  expect(await countPlaywright(report)).toEqual({ passed: 4, failed: 2, skipped: 1 });
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
    { passed: 7, failed: 0 },
  ],
  [
    'a runner that fails although its report knows no failed test',
    'process.exit(1)',
    { passed: 7, failed: 0, skipped: 0 },
    { passed: 7, failed: 1 },
  ],
  [
    'a runner with failed tests',
    'process.exit(1)',
    { passed: 7, failed: 3, skipped: 0 },
    { passed: 7, failed: 3 },
  ],
  ['a runner that ends well without a report', 'process.exit(0)', undefined, { passed: 0, failed: 1 }],
])('%s is counted honestly', async (_name, script, count, result) => {
  const step = { name: 'step', command: process.execPath, args: ['-e', script], count: async () => count };
  expect(await runStep(step, process.env)).toEqual(result);
});

test('a program that cannot be run is a failed step', async () => {
  const step = { name: 'step', command: '/nowhere/program', args: [] };
  expect(await runStep(step, process.env)).toEqual({ passed: 0, failed: 1 });
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
