import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../plugins/errors.ts';

const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** The built scripts, styles and fonts, to be kept for good: their names carry a hash. */
export async function mountAssets(app: FastifyInstance, folder = clientFolder): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // The build has put a .br and a .gz beside each text.
    preCompressed: true,
    // One route a file: whatever is not there is left to the pages.
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isNamedByHash = path.startsWith(join(folder, 'assets', sep));
      reply.header(
        'cache-control',
        isNamedByHash ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // An old page asking for a script of the build before: a plain 404, not a rendered page.
  app.get('/assets/*', (request, reply) => sendFailure(request, reply, 'notFound'));
}
