/** How many random lives a test tries: a sample in `npm test`, all in `npm run test:full`. */
export function runs(sample: number, all: number): number {
  return process.env.TEST_FULL === '1' ? all : sample;
}
