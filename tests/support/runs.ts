/** How many random lives a test tries: a sample in `npm test`, all in `npm run test:full`. */
export function runs(sample: number, all: number): number {
  return isFullRun ? all : sample;
}

/** `npm run test:full`: every width, language and way to fail, of which `npm test` takes one. */
export const isFullRun = process.env.TEST_FULL === '1';
