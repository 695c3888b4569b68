import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TablePart } from '#core/catalogue-files/table-files.ts';

const program = new URL('./table-program.ts', import.meta.url);

export type TablePaths = {
  upload: string;
  /** Where the table of a ZIP is unpacked to. */
  table: string;
};

/** Messages of the thread: some rows, the end, or a failure of the shop itself. */
export type TableNews = TablePart | { end: true } | { outage: unknown };

/**
 * Reads in a worker thread: a large table would block other requests, and a table that unpacks without end crashes the
 * thread only. The next rows are read when these are processed.
 */
export async function* readTableAside(paths: TablePaths): AsyncGenerator<TablePart> {
  const worker = new Worker(program, {
    workerData: paths,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  try {
    for (;;) {
      const news = await nextNews(worker);
      if ('end' in news) return;
      if ('outage' in news) throw news.outage;
      yield news;
      if ('trouble' in news) return;
      worker.postMessage('next');
    }
  } finally {
    await worker.terminate();
  }
}

async function nextNews(worker: Worker): Promise<TableNews> {
  try {
    // `once` rejects when the thread fails before it says anything.
    const [news]: TableNews[] = await once(worker, 'message');
    return news ?? { end: true };
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isOutOfMemory) return { trouble: 'unreadable', value: '' };
    throw error;
  }
}
