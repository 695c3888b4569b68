import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PagesOptions } from '#server/pages/mount-pages.ts';
import { buildPages } from './build.ts';

const builtServer = join(fileURLToPath(new URL('..', import.meta.url)), 'build', 'server', 'index.js');

/** The pages as they are built, after building them if need be. */
export async function builtPages(): Promise<PagesOptions> {
  await buildPages(console.log);
  return pagesAsBuilt();
}

/** For a process started after another one has built them. */
export async function pagesAsBuilt(): Promise<PagesOptions> {
  const build = await import(pathToFileURL(builtServer).href);
  return { mode: 'production', loadBuild: async () => build };
}
