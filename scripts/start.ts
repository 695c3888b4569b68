import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildPages } from './build.ts';

// React chooses its production code when it is loaded: nothing may load it before this is set.
process.env.NODE_ENV ??= 'production';
const { serve } = await import('./serve.ts');

const builtServer = join(fileURLToPath(new URL('..', import.meta.url)), 'build', 'server', 'index.js');

await serve({
  preparePages: async () => {
    await buildPages(console.log);
    const build = await import(pathToFileURL(builtServer).href);
    return { mode: 'production', loadBuild: async () => build };
  },
});
