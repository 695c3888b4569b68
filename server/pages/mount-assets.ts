import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../plugins/errors.ts';
import type { PagesOptions } from './mount-pages.ts';

const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** The built scripts, styles and fonts, for good: their names carry a hash. In development Vite serves them itself. */
export async function mountAssets(app: FastifyInstance, mode: PagesOptions['mode']): Promise<void> {
  if (mode === 'development' || !existsSync(clientFolder)) return;
  await app.register(fastifyStatic, {
    root: clientFolder,
    // One route a file: whatever is not there is left to the pages.
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByHash = path.startsWith(`${clientFolder}assets/`);
      reply.header(
        'cache-control',
        isNamedByHash ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // An old page asking for a script of the build before: a plain 404, not a rendered page.
  app.get('/assets/*', (request, reply) => sendFailure(request, reply, 'notFound'));
}
