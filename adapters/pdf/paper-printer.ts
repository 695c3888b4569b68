import { Worker } from 'node:worker_threads';
import type { PackingSlip, Paper, PaperPrinter } from '#core/receipts/paper.ts';

/** What the thread is given. */
export type PrintJob = { paper: Paper } | { slips: readonly PackingSlip[] };

const program = new URL('./paper-program.ts', import.meta.url);

/**
 * Prints in a thread of its own, because reading fonts and breaking lines would keep every other shopper waiting; one paper after
 * the other, so that a burst takes one core and the memory of one.
 */
export function createPaperPrinter(): PaperPrinter {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn(job: PrintJob): Promise<Buffer> {
    const printed = last.then(() => printAside(job));
    // Whoever asked for it hears of a failure; the next one in the row is not held up by it.
    last = printed.catch(() => undefined);
    return printed;
  }
  return { print: (paper) => inTurn({ paper }), printSlips: (slips) => inTurn({ slips }) };
}

function printAside(job: PrintJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData: job });
    worker.once('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
    worker.once('error', reject);
    worker.once('exit', (code) =>
      reject(new Error(`The printer of papers ended with ${code} and no paper.`)),
    );
  });
}
