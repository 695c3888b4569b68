import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Cart } from './order-scene.ts';

export type OrderProcesses = {
  count: number;
  /** Orders a second of all processes together, which share the lanes. */
  measure: (carts: readonly Cart[], lanes: number) => Promise<number>;
  close: () => Promise<void>;
};

/** Opens one process per core, each with its own pool, as `WEB_CONCURRENCY` does. */
export async function openOrderProcesses(connectionString: string): Promise<OrderProcesses> {
  const count = availableParallelism();
  const program = new URL('./order-process.ts', import.meta.url).pathname;
  const processes = Array.from({ length: count }, () => fork(program, [connectionString]));
  await Promise.all(processes.map((opened) => once(opened, 'message')));
  return {
    count,
    measure: async (carts, lanes) => {
      const shareOf = (number: number) => carts.filter((_, turn) => turn % count === number);
      const started = performance.now();
      await Promise.all(
        processes.map((opened, number) => order(opened, shareOf(number), Math.ceil(lanes / count))),
      );
      return (carts.length / (performance.now() - started)) * 1_000;
    },
    close: async () => {
      await Promise.all(
        processes.map(async (opened) => {
          const ended = once(opened, 'exit');
          opened.disconnect();
          await ended;
        }),
      );
    },
  };
}

/** Fails if a process ends early: the figure of the others would look like that of all. */
async function order(opened: ChildProcess, carts: readonly Cart[], lanes: number): Promise<void> {
  const over = new AbortController();
  const answered = once(opened, 'message', over);
  const ended = once(opened, 'exit', over).then(([code]) => {
    throw new Error(`A process that orders ended with ${code}.`);
  });
  opened.send({ carts, lanes });
  try {
    await Promise.race([answered, ended]);
  } finally {
    over.abort();
  }
}
