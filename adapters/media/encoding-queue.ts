/**
 * Encoding takes a whole core for tens of milliseconds and more: only a few at a time, first come first served, and what
 * nobody waits for gives way to what a page asks for.
 */
export function createEncodingQueue(concurrency: number) {
  let running = 0;
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];

  async function enter(waiting: (() => void)[]): Promise<void> {
    const mayStart = running < concurrency && (waiting === urgent || urgent.length === 0);
    if (mayStart) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    // The place passes on to whoever waits; only without anybody does it become free.
    const next = urgent.shift() ?? patient.shift();
    if (next) next();
    else running -= 1;
  }

  async function run<Result>(waiting: (() => void)[], work: () => Promise<Result>): Promise<Result> {
    await enter(waiting);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    now: <Result>(work: () => Promise<Result>) => run(urgent, work),
    whenIdle: <Result>(work: () => Promise<Result>) => run(patient, work),
  };
}
