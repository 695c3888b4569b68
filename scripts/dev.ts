import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { serve } from './serve.ts';

// Run by `node --watch`: a change of the API restarts this process, a change of a page is swapped in by Vite.
const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  server: { middlewareMode: true },
  appType: 'custom',
});

await serve({
  preparePages: async () => ({
    mode: 'development',
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
  }),
  prepareApp: (app) => {
    app.addHook('onRequest', (request, reply, next) => vite.middlewares(request.raw, reply.raw, next));
    app.addHook('onClose', () => vite.close());
  },
});
