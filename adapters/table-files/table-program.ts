import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table.ts';
import type { TableNews } from './read-table-aside.ts';

// The program of the thread that reads one table; started by read-table-aside.ts, it ends when the table is read.

const port = parentPort;
if (port === null) throw new Error('This program runs in a thread only.');

function say(news: TableNews): void {
  port?.postMessage(news);
}

try {
  for await (const part of readTable(workerData)) {
    const heard = once(port, 'message');
    say(part);
    await heard;
  }
  say({ end: true });
} catch (error) {
  // Failures of the disk are the shop's; all others are the file's, including that it is gone.
  const isOutage = error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'ENOENT';
  say(isOutage ? { outage: error } : { trouble: 'unreadable', value: '' });
}
