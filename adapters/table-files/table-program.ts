import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { importLimits } from '#shared/catalogue-files.ts';
import { readTable } from './read-table.ts';
import type { TableNews, TablePaths } from './read-table-aside.ts';

// The program of the process that reads one table; started by read-table-aside.ts, which ends it.

// A worker watches the memory, because unpacking in one step blocks the timers of this thread.
new Worker(new URL('./watch-memory.ts', import.meta.url), {
  workerData: importLimits.memoryMegabytes,
}).unref();
process.on('disconnect', () => process.exit());

const [paths]: TablePaths[] = await once(process, 'message');
if (paths === undefined) throw new Error('No table was named.');
try {
  for await (const part of readTable(paths)) {
    const heard = once(process, 'message');
    say(part);
    await heard;
  }
  say({ end: true });
} catch (error) {
  say(newsOf(error));
}

function say(news: TableNews): void {
  process.send?.(news);
}

/** Disk errors are the shop's failures; all others are the file's, including a missing file. */
function newsOf(error: unknown): TableNews {
  const isOutage = error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'ENOENT';
  return isOutage
    ? { outage: { message: error.message, code: error.code } }
    : { trouble: 'unreadable', value: '' };
}
