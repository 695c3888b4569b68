import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { endWithThisProcess } from '#tests/support/run-guard.ts';

export type Count = { passed: number; failed: number; skipped: number; failures?: string[] };

export type Step = {
  name: string;
  command: string;
  args: string[];
  /** In addition to the variables that all steps get. */
  env?: NodeJS.ProcessEnv;
  /** Reads the runner's own report after the run. */
  count?: () => Promise<Count | undefined>;
  /** Shows the output even if the step passes. */
  isShown?: boolean;
  /** Receives the whole output, including that of the test shop. */
  logFile?: string;
};

export type StepResult = { passed: number; failed: number; failures: string[] };

type Run = { exitCode: number | null; output: string };

const PROGRESS_MS = 15_000;
/** A runner's progress: `[12/330] file`. */
const progress = /^\[(\d+)\/(\d+)\].*$/gm;
/** The shop's output during browser tests: thousands of lines that would hide the failed test. */
const shopLines = /^\[WebServer\].*$/gm;

/**
 * Runs one step of the gate: prints one line if it passes, its whole output if it fails. A step with a bad exit code
 * counts as a failure even if its report has no failed test, so that the closing line and the exit code always agree.
 */
export async function runStep(
  step: Step,
  env: NodeJS.ProcessEnv,
  progressMs = PROGRESS_MS,
): Promise<StepResult> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const { exitCode, output } = await run(step, { ...env, ...step.env }, progressMs, (soFar) => {
    console.log(`      ${step.name}: ${[...progressOf(soFar), `${seconds()} s`].join(', ')}`);
  });
  const count = await step.count?.();
  const isBroken = exitCode !== 0 || (step.count !== undefined && count === undefined);
  const failed = Math.max(count?.failed ?? 0, isBroken ? 1 : 0);
  const failures = count?.failures ?? [];
  if (step.logFile) await writeLog(step.logFile, output);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds()} s)${count ? countsOf(count) : ''}`,
  );
  for (const failure of failures) console.log(`      failed: ${failure}`);
  if (failed > 0 || step.isShown)
    console.log(
      output
        .replaceAll(progress, '')
        .replaceAll(shopLines, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    );
  return { passed: count?.passed ?? 0, failed, failures };
}

async function writeLog(file: string, output: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, output);
}

function progressOf(output: string): string[] {
  const [, done, all] = [...output.matchAll(progress)].at(-1) ?? [];
  return done && all ? [`${done} of ${all}`] : [];
}

function countsOf(count: Count): string {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  return `: ${count.passed} passed, ${count.failed} failed${skipped}`;
}

function run(
  step: Step,
  env: NodeJS.ProcessEnv,
  progressMs: number,
  report: (output: string) => void,
): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const release =
      child.pid === undefined
        ? () => undefined
        : endWithThisProcess({ kind: 'process', processId: child.pid });
    const said: string[] = [];
    const reporting = setInterval(() => report(said.join('')), progressMs);
    const end = (ended: Run) => {
      clearInterval(reporting);
      release();
      resolve(ended);
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.once('error', (error) => end({ exitCode: null, output: error.message }));
    child.once('close', (exitCode) => end({ exitCode, output: said.join('') }));
  });
}
