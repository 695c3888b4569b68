import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Count } from './run-step.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Undefined when the runner did not get as far as writing its report. */
export async function countVitest(file: string): Promise<Count | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const report = vitestReport.parse(JSON.parse(text));
  // A file that breaks before its first test has no failed test, and is a failure all the same.
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Undefined when the runner did not get as far as writing its report. */
export async function countPlaywright(file: string): Promise<Count | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const { stats } = playwrightReport.parse(JSON.parse(text));
  // Retries are off by default; with retries, a test that failed at first counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
