import { workerData } from 'node:worker_threads';

// A thread that kills its whole process once the process uses more memory than allowed.

const mostBytes = Number(workerData) * 1024 * 1024;
const pauseMilliseconds = 20;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, 'SIGKILL');
}, pauseMilliseconds);
