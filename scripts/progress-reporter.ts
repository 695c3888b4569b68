import type { Reporter } from 'vitest/node';

/** Reports after each test file how many are done, in the format of Playwright's line reporter; `run-step.ts` reads both. */
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
