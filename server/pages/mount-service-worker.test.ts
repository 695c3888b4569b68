import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { mountServiceWorker } from './mount-service-worker.ts';

const folder = await mkdtemp(join(tmpdir(), 'shop-worker-'));
const file = join(folder, 'sw.js');
await writeFile(file, '/* keeps pages */');
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the worker is revalidated at every visit, and may call the shop', async () => {
  const answer = await workerOf(true);
  expect(answer.body).toBe('/* keeps pages */');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('switched off, a worker takes its place that forgets everything kept and goes', async () => {
  const { body } = await workerOf(false);
  const listeners = new Map<string, (event: unknown) => void>();
  const done: string[] = [];
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    skipWaiting: () => done.push('took over'),
    registration: { unregister: async () => done.push('went') },
  };
  const caches = {
    keys: async () => ['pages-1', 'pictures'],
    delete: async (name: string) => done.push(`forgot ${name}`),
  };
  runInNewContext(body, { self, caches });
  listeners.get('install')?.({});
  let lasting: unknown;
  listeners.get('activate')?.({
    waitUntil: (work: unknown) => {
      lasting = work;
    },
  });
  await lasting;
  expect(done).toEqual(['took over', 'forgot pages-1', 'forgot pictures', 'went']);
  expect(listeners.has('fetch')).toBe(false);
});

async function workerOf(isServed: boolean) {
  const app = Fastify();
  await mountServiceWorker(app, isServed, file);
  return app.inject('/sw.js');
}
