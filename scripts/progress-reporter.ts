import type { Reporter } from 'vitest/node';

/** Says after each test file how many are done, in the way Playwright's line reporter does: `run-step.ts` reads both. */
export default class ProgressReporter implements Reporter {
  #files = 0;
  #done = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#files = files.length;
  }

  onTestModuleEnd(file: { relativeModuleId: string }): void {
    this.#done += 1;
    process.stdout.write(`\n[${this.#done}/${this.#files}] ${file.relativeModuleId}\n`);
  }
}
