/** How many random lives a test tries: a sample in `npm test`, all in `npm run test:full`. */
export function runs(sample: number, all: number): number {
  return isFullRun ? all : sample;
}

/** `npm run test:full` runs every width, language and way to fail; `npm test` runs one of them. */
export const isFullRun = process.env.TEST_FULL === '1';

/**
 * How long a change may take until everyone sees it. `npm run test:full` asks for one second. In `npm test` the processor may be late, so
 * it is more, but still less than a change takes that is only found by polling.
 */
export const withinASecond = { timeout: runs(5_000, 1_000), interval: 20 };
