import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { z } from 'zod';

export type TestRun = {
  readonly file: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
};

/** The tests that really ran, from the JSON reports that `npm test` leaves behind. A missing report means that none of its tests ran. */
export function readTestRuns(root: string): TestRun[] {
  return [
    ...readReport(resolve(root, 'test-results/vitest.json'), (report) => vitestRuns(report, root)),
    ...readReport(resolve(root, 'test-results/playwright.json'), (report) => playwrightRuns(report, root)),
  ];
}

function readReport(path: string, runsOf: (report: unknown) => TestRun[]): TestRun[] {
  return existsSync(path) ? runsOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

export function vitestRuns(report: unknown, root: string): TestRun[] {
  return vitestReport.parse(report).testResults.flatMap((file) =>
    file.assertionResults.map(({ title, status }) => ({
      file: relative(root, file.name),
      title,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
});

const playwrightOutcomes = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
} as const;

export function playwrightRuns(report: unknown, root: string): TestRun[] {
  const { config, suites } = playwrightReport.parse(report);
  return suites.flatMap(allSpecs).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      file: relative(root, resolve(config.rootDir, spec.file)),
      title: spec.title,
      outcome: playwrightOutcomes[status],
    })),
  );
}

function allSpecs(suite: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(allSpecs)];
}
