import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withHeldModules } from '#server/pages/held-modules.ts';
import type { PagesOptions } from '#server/pages/mount-pages.ts';
import { buildPages } from './build.ts';

const built = join(fileURLToPath(new URL('..', import.meta.url)), 'build');
const builtServer = join(built, 'server', 'index.js');
const builtClient = join(built, 'client');

/** The built pages; builds them first if necessary. */
export async function builtPages(): Promise<PagesOptions> {
  await buildPages(console.log);
  return pagesAsBuilt();
}

/** The built pages, for a process that is started after another one has built them. */
export async function pagesAsBuilt(): Promise<PagesOptions> {
  const { ...build } = await import(pathToFileURL(builtServer).href);
  build.assets = await withHeldModules(build.assets, builtClient);
  return { mode: 'production', loadBuild: async () => build };
}
