import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const built = fileURLToPath(new URL('../../build/worker/sw.js', import.meta.url));

/** Replaces a worker that does harm: it deletes its caches and unregisters (docs/decisions/121-service-worker.md). */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forgotten = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forgotten.then(() => self.registration.unregister()));
});
`;

/** Serves the worker at one unchanging address, which browsers check at every visit. */
export async function mountServiceWorker(
  app: FastifyInstance,
  isServed: boolean,
  file = built,
): Promise<void> {
  const script = isServed ? await readFile(file, 'utf8') : farewell;
  app.get('/sw.js', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      // A worker runs under the policy of its script, so it must be allowed to fetch.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
