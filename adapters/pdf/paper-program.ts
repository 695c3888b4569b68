import { parentPort, workerData } from 'node:worker_threads';
import { drawPapers } from './draw-paper.ts';
import { drawSlips } from './draw-slips.ts';
import type { PrintJob } from './paper-printer.ts';

// The program of the worker thread that prints one paper; started by paper-printer.ts, it ends when the paper is
// printed.

const job: PrintJob = workerData;
const pdf = await ('slips' in job ? drawSlips(job.slips) : drawPapers(job.papers));
parentPort?.postMessage(new Uint8Array(pdf));
