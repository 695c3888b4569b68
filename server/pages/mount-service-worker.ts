import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../build/worker/sw.js', import.meta.url));

/** Takes the place of a worker that does harm: it forgets everything and goes (docs/decisions/121-service-worker.md). */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forgotten = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forgotten.then(() => self.registration.unregister()));
});
`;

/** The worker under one unchanging address, asked for again at every visit. */
export async function mountServiceWorker(
  app: FastifyInstance,
  isServed: boolean,
  file = built,
): Promise<void> {
  const script = isServed ? await readFile(file, 'utf8') : farewell;
  app.get('/sw.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      // The policy of a worker's script is the policy of the worker: it must be allowed to fetch.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
