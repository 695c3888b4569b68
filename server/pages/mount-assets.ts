import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../plugins/errors.ts';

const clientFolder = fileURLToPath(new URL('../../build/client/', import.meta.url));

/** Serves the built scripts, styles and fonts; browsers keep them for good, because their names contain a hash. */
export async function mountAssets(app: FastifyInstance, folder = clientFolder): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // The build has written a .br and a .gz next to each text.
    preCompressed: true,
    // One route for each file; other addresses are left to the pages.
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
  // A script of an earlier build, requested by an old page: a plain 404, not a rendered page.
  app.get('/assets/*', (request, reply) => sendFailure(request, reply, 'notFound'));
}
