import { spawn } from 'node:child_process';

export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed at their second attempt only: counted as passed, and to be put right. */
  unsteady: readonly string[];
};

export type Step = {
  name: string;
  command: string;
  args: string[];
  /** Reads the runner's own report after the run. */
  count?: () => Promise<Count | undefined>;
  /** Its output is for the reader also when all is well. */
  isShown?: boolean;
};

export type StepResult = { passed: number; failed: number };

/**
 * Runs one step of the gate: one line when it passes, its whole output when it fails. A step that ends badly counts as
 * a failure even where its report knows of no failed test, so the closing line and the exit code always agree.
 */
export async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<StepResult> {
  const startedAt = performance.now();
  const { exitCode, output } = await run(step, env);
  const count = await step.count?.();
  const isBroken = exitCode !== 0 || (step.count !== undefined && count === undefined);
  const failed = Math.max(count?.failed ?? 0, isBroken ? 1 : 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)${count ? countsOf(count) : ''}`,
  );
  for (const title of count?.unsteady ?? []) console.log(`      passed at the second attempt only: ${title}`);
  if (failed > 0 || step.isShown) console.log(output.trimEnd());
  return { passed: count?.passed ?? 0, failed };
}

function countsOf(count: Count): string {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  return `: ${count.passed} passed, ${count.failed} failed${skipped}`;
}

function run(step: Step, env: NodeJS.ProcessEnv): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(step.command, step.args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.once('error', (error) => resolve({ exitCode: null, output: error.message }));
    child.once('close', (exitCode) => resolve({ exitCode, output: said.join('') }));
  });
}
