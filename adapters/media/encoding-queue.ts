/** Limits how many encodings run at a time, first come first served, because each takes a whole core for tens of milliseconds or more. */
export function createEncodingQueue(concurrency: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < concurrency) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    // Passes the free slot to the next in the queue.
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
