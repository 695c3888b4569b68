import { setTimeout as delay } from 'node:timers/promises';

export type ClosingSteps = {
  add: (name: string, close: () => unknown, limitMs?: number) => void;
  /** Runs the added steps once, in reverse order; a second call waits for the same run. */
  run: () => Promise<void>;
};

/** Closes in reverse order what was opened, even if the start fails halfway. */
export function createClosingSteps(onFailure: (name: string, error: unknown) => void): ClosingSteps {
  const steps: { name: string; close: () => unknown; limitMs: number }[] = [];
  let run: Promise<void> | undefined;

  async function runAll(): Promise<void> {
    for (const step of steps.toReversed()) {
      try {
        await within(step.limitMs, step.close);
      } catch (error) {
        // The steps that remain matter more than this one: above all PostgreSQL has to be stopped.
        onFailure(step.name, error);
      }
    }
  }

  return {
    add: (name, close, limitMs = 10_000) => steps.push({ name, close, limitMs }),
    run: () => {
      run ??= runAll();
      return run;
    },
  };
}

/** Opens step by step; if a step fails, everything opened before it is closed and the failure is thrown. */
export async function openOrClose<Opened>(
  onFailure: (name: string, error: unknown) => void,
  open: (closing: ClosingSteps) => Promise<Opened>,
): Promise<Opened> {
  const closing = createClosingSteps(onFailure);
  try {
    return await open(closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function within(limitMs: number, work: () => unknown): Promise<void> {
  const limit = new AbortController();
  const tooLate = delay(limitMs, undefined, { signal: limit.signal }).then(
    () => Promise.reject(new Error(`It took more than ${limitMs / 1000} seconds.`)),
    () => undefined,
  );
  await Promise.race([Promise.resolve(work()).finally(() => limit.abort()), tooLate]);
}
