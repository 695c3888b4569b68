import { spawn } from 'node:child_process';
import { endWithThisProcess } from '#tests/support/run-guard.ts';

export type Count = { passed: number; failed: number; skipped: number };

export type Step = {
  name: string;
  command: string;
  args: string[];
  /** Beside what all steps get. */
  env?: NodeJS.ProcessEnv;
  /** Reads the runner's own report after the run. */
  count?: () => Promise<Count | undefined>;
  /** Its output is for the reader also when all is well. */
  isShown?: boolean;
};

export type StepResult = { passed: number; failed: number };

type Run = { exitCode: number | null; output: string };

const PROGRESS_MS = 15_000;
/** How far a runner is: `[12/330] file`. */
const progress = /^\[(\d+)\/(\d+)\].*$/gm;

/**
 * Runs one step of the gate: one line when it passes, its whole output when it fails. A step that ends badly counts as
 * a failure even where its report knows of no failed test, so the closing line and the exit code always agree.
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
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds()} s)${count ? countsOf(count) : ''}`,
  );
  if (failed > 0 || step.isShown)
    console.log(
      output
        .replaceAll(progress, '')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    );
  return { passed: count?.passed ?? 0, failed };
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
