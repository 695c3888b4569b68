import { parentPort, workerData } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';

// The program of the thread that prints one paper; started by paper-printer.ts, and gone when the paper is printed.

const pdf = await drawPaper(workerData);
parentPort?.postMessage(new Uint8Array(pdf));
