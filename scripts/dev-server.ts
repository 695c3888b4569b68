import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { serve } from './serve.ts';

// Started by scripts/dev.ts, and restarted after a change of the API; Vite swaps in a changed page.
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
});

await serve({
  preparePages: async () => ({ mode: 'development', loadBuild }),
  prepareApp: (app) => {
    app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next));
    app.addHook('onClose', () => vite.close());
  },
});

async function loadBuild(): Promise<ServerBuild> {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build');
  if (!isServerBuild(build)) throw new Error('Vite gave no server build of the pages.');
  return build;
}

function isServerBuild(build: object): build is ServerBuild {
  return 'routes' in build && 'entry' in build;
}
