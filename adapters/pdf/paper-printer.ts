import { Worker } from 'node:worker_threads';
import type { PackingSlip, Paper, PaperPrinter } from '#core/receipts/paper.ts';

/** The input of the worker thread. */
export type PrintJob = { papers: readonly Paper[] } | { slips: readonly PackingSlip[] };

const program = new URL('./paper-program.ts', import.meta.url);

/**
 * Prints in a worker thread, because reading fonts and breaking lines would block other requests. Prints one job at a time,
 * so that a burst uses only one core.
 */
export function createPaperPrinter(): PaperPrinter {
  let last: Promise<unknown> = Promise.resolve();
  function inTurn(job: PrintJob): Promise<Buffer> {
    const printed = last.then(() => printAside(job));
    // The caller gets the error; the next job in the queue is printed anyway.
    last = printed.catch(() => undefined);
    return printed;
  }
  return { print: (papers) => inTurn({ papers }), printSlips: (slips) => inTurn({ slips }) };
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
