import { BackupProblem } from '#core/backups/manifest.ts';
import { DatabaseInUse } from '#db/dump/clear-database.ts';
import { MigrationProblem } from '#db/migration-problem.ts';
import { type ClosingSteps, createClosingSteps } from '#server/closing-steps.ts';
import { type Env, readEnv } from '#server/env.ts';
import { sentenceOf } from '#server/start-problem.ts';
import { loadEnvFile } from './load-env-file.ts';

// Expected failures, which have a sentence; for all others the stack is shown.
const problems = [BackupProblem, DatabaseInUse, MigrationProblem];

/** Runs one task on the shop's data from the command line, and stops everything started for it. */
export async function runTool(work: (env: Env, closing: ClosingSteps) => Promise<void>): Promise<void> {
  const closing = createClosingSteps((step, error) => console.error(`Closing: ${step}:`, error));
  try {
    loadEnvFile();
    await work(readEnv(process.env), closing);
  } catch (error) {
    const isExpected = problems.some((problem) => error instanceof problem);
    console.error(isExpected && error instanceof Error ? error.message : (sentenceOf(error) ?? error));
    process.exitCode = 1;
  } finally {
    await closing.run();
  }
}
