import { type ChildProcess, fork } from 'node:child_process';
import type { TablePart } from '#core/catalogue-files/table-files.ts';
import { importLimits } from '#shared/catalogue-files.ts';

const program = new URL('./table-program.ts', import.meta.url);

export type TablePaths = {
  upload: string;
  /** Where the table from a ZIP is unpacked. */
  table: string;
};

/** Messages of the process: some rows, the end, or a failure on the shop's side. */
export type TableNews = TablePart | { end: true } | { outage: { message: string; code: unknown } };

/**
 * Reads a table in a separate process: a large one would block other requests, and one made to unpack without end costs
 * that process, not the shop. The next rows are read after these are processed.
 */
export async function* readTableAside(paths: TablePaths): AsyncGenerator<TablePart> {
  const child = fork(program, {
    serialization: 'advanced',
    // glibc: one heap for all threads. JavaScript's heap is smaller than the process's whole limit.
    env: { MALLOC_ARENA_MAX: '1' },
    execArgv: ['--max-old-space-size=384', '--max-semi-space-size=8'],
  });
  try {
    child.send(paths);
    for (;;) {
      const news = await nextNews(child);
      if ('end' in news) return;
      if ('outage' in news) throw Object.assign(new Error(news.outage.message), { code: news.outage.code });
      yield news;
      if ('trouble' in news) return;
      child.send('next');
    }
  } finally {
    child.kill('SIGKILL');
  }
}

/** The program kills itself above its memory limit; the system may have killed it before. */
function nextNews(child: ChildProcess): Promise<TableNews> {
  return new Promise((resolve, reject) => {
    const onMessage = (news: TableNews) => settle(() => resolve(news));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() => {
        if (signal !== null)
          resolve({ trouble: 'tooMuchMemory', value: String(importLimits.memoryMegabytes) });
        else reject(new Error(`The process that reads tables ended with ${code}.`));
      });
    child.once('message', onMessage).once('error', onError).once('exit', onExit);

    function settle(end: () => void): void {
      child.off('message', onMessage).off('error', onError).off('exit', onExit);
      end();
    }
  });
}
