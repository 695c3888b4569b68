import { readFile } from 'node:fs/promises';
import { sampleSelfTimes } from './self-times.ts';

// A separate process: the built shop as `npm start` opens it, with the database and port of the environment.

process.env.NODE_ENV = 'production';
const { builtPages } = await import('../scripts/built-pages.ts');
const { openDemoShop } = await import('#demo/open-demo-shop.ts');
const { readEnv } = await import('#server/env.ts');
const { runShop } = await import('#server/main.ts');

const shop = await runShop(readEnv(process.env), {
  preparePages: builtPages,
  fillShop: (store) => openDemoShop(store, { isWanted: true }),
  onCloseFailure: console.error,
});

let stopSampling: Awaited<ReturnType<typeof sampleSelfTimes>> | undefined;

// A bench that was killed must leave no shop behind.
process.once('disconnect', async () => {
  await shop.close();
  process.exit();
});

process.on('message', async (message) => {
  if (message === 'close') {
    await shop.close();
    process.exit();
  }
  if (message === 'sample') stopSampling = await sampleSelfTimes();
  if (message === 'self times') process.send?.({ selfTimes: await stopSampling?.() });
  if (message === 'megabytes') process.send?.({ megabytes: await megabytes() });
});
process.send?.('open');

/** The memory of this process and its children on Linux; of this process alone elsewhere. */
async function megabytes(): Promise<number> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').catch(
    () => '',
  );
  const others = await Promise.all(children.trim().split(' ').filter(Boolean).map(residentBytes));
  return Math.round(
    [process.memoryUsage.rss(), ...others].reduce((sum, bytes) => sum + bytes, 0) / 1024 ** 2,
  );
}

async function residentBytes(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
