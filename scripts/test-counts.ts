import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Count } from './run-step.ts';

const REASON_LINES = 8;
/** The limit for a line of a failure's reason, which may contain a whole page. */
const REASON_CHARACTERS = 200;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional() });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError) })),
    }),
  ),
});
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
  /** Failures outside the tests, such as a spec that cannot be read. */
  errors: z.array(playwrightError),
});

/** The results of vitest. Undefined if the runner did not get as far as writing its report. */
export async function countVitest(file: string): Promise<Count | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const report = vitestReport.parse(JSON.parse(text));
  // A file that breaks before its first test has no failed test, but still is a failure.
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' && result.assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map((file) => failure(file.name, '', file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => failure(file.name, test.fullName, test.failureMessages[0])),
      ),
    ],
  };
}

/** The results of Playwright. Undefined if the runner did not get as far as writing its report. */
export async function countPlaywright(file: string): Promise<Count | undefined> {
  const text = await readIfThere(file);
  if (text === undefined) return undefined;
  const { stats, suites, errors } = playwrightReport.parse(JSON.parse(text));
  // Retries are off by default; with retries, a test that failed at first counts as failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('before the tests', '', message)),
      ...specsOf(suites)
        .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
        .map((spec) => failure(spec.file, spec.title, reasonOf(spec))),
    ],
  };
}

function specsOf(suites: PlaywrightSuite[]): z.infer<typeof playwrightSpec>[] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

/** All errors of a spec: after a timeout, only the second one says what was waited for. */
function reasonOf(spec: z.infer<typeof playwrightSpec>): string {
  const errors = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return errors.map(({ message }) => message ?? '').join('\n');
}

/** One line and the beginning of the reason, enough for a reader of a truncated log. */
function failure(file: string, title: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').filter(Boolean).slice(0, REASON_LINES);
  return [
    [basename(file), title].filter(Boolean).join(' › '),
    ...lines.map((line) => `        ${line.slice(0, REASON_CHARACTERS)}`),
  ].join('\n');
}

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}
