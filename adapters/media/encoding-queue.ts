/** Encoding takes a whole core for tens of milliseconds and more: only a few at a time, first come first served. */
export function createEncodingQueue(concurrency: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < concurrency) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    // A free slot passes on to the next that waits.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
