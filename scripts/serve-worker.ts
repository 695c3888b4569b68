// One of the processes of WEB_CONCURRENCY, started by server/processes/workers.ts.
import './compile-cache.ts';

process.env.NODE_ENV ??= 'production';
const { pagesAsBuilt } = await import('./built-pages.ts');
const { readEnv } = await import('#server/env.ts');
const { runWorker } = await import('#server/processes/run-worker.ts');

runWorker({ readEnv: () => readEnv(process.env), preparePages: pagesAsBuilt });
