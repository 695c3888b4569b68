import { workerData } from 'node:worker_threads';

// A thread that ends its process, all threads of it, once that takes more memory than it may.

const mostBytes = Number(workerData) * 1024 * 1024;
const pauseMilliseconds = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, pauseMilliseconds);
