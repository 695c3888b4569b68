import { fileURLToPath } from 'node:url';
import './compile-cache.ts';

// React chooses its production code when it is loaded: nothing may load it before this is set.
process.env.NODE_ENV ??= 'production';
const { builtPages } = await import('./built-pages.ts');
const { buildPages } = await import('./build.ts');
const { serve } = await import('./serve.ts');

await serve({
  preparePages: builtPages,
  workers: {
    program: fileURLToPath(new URL('./serve-worker.ts', import.meta.url)),
    preparePages: () => buildPages(console.log),
  },
});
