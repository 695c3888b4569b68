/** How many random lives a test tries: a sample in `npm test`, all in `npm run test:full`. */
export function runs(sample: number, all: number): number {
  return isFullRun ? all : sample;
}

/** `npm run test:full`: every width, language and way to fail, of which `npm test` takes one. */
export const isFullRun = process.env.TEST_FULL === '1';

/**
 * How long a change may take until everyone sees it. Among the tests of `npm test` the processor may come late, so a second is asked for in
 * `npm run test:full`; here it is less than a change takes that is only found by looking again.
 */
export const withinASecond = { timeout: runs(5_000, 1_000), interval: 20 };
