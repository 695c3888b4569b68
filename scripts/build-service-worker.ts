import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { browserBaseline } from './browser-baseline.ts';

/** What the worker fetches when it is installed: every page that may be kept, so that none lacks its scripts later. */
const shellRoutes = [
  'root',
  'en/home',
  'en/search',
  'en/product/:productSegment',
  'en/:categorySegment/:subCategorySegment',
  'en/cart',
  'en/brands',
  'en/new-arrival',
  'en/contact',
  'en/offers',
  'en/clearance',
  'en/privacy-policy',
  'en/terms',
  'en/offline',
];

const files = z.array(z.string()).default([]);
const routeFiles = z.object({
  module: z.string(),
  clientLoaderModule: z.string().optional(),
  imports: files,
  css: files,
});
/** Of a page that may be kept, but loaded when it is first used. */
const laterFiles = /^(cart-drawer|cart)-.*\.(js|css)$/;

/** React Router's own list of what belongs to which route. */
const routeManifest = z.object({
  version: z.string(),
  url: z.string(),
  entry: z.object({ module: z.string(), imports: files, css: files }),
  routes: z.record(z.string(), routeFiles),
});

/** Builds build/worker/sw.js from app/offline/worker, after the pages: it names their files. */
export async function buildServiceWorker(root: string): Promise<void> {
  const assets = join(root, 'build', 'client', 'assets');
  const manifest = await readRouteManifest(assets);
  const later = (await readdir(assets))
    .filter((file) => laterFiles.test(file))
    .map((file) => `/assets/${file}`);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      BUILD_VERSION: JSON.stringify(manifest.version),
      SHELL_FILES: JSON.stringify([...new Set([...shellFiles(manifest), ...later])]),
    },
    build: {
      outDir: join(root, 'build', 'worker'),
      copyPublicDir: false,
      modulePreload: false,
      target: browserBaseline,
      rolldownOptions: {
        input: join(root, 'app', 'offline', 'worker', 'service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}

async function readRouteManifest(assets: string) {
  const name = (await readdir(assets)).find((file) => /^manifest-[0-9a-z]+\.js$/.test(file));
  if (name === undefined) throw new Error('The build has no list of its routes.');
  const script = await readFile(join(assets, name), 'utf8');
  return routeManifest.parse(JSON.parse(script.replace(/^[^{]*|;\s*$/g, '')));
}

function shellFiles({ entry, url, routes }: z.infer<typeof routeManifest>): string[] {
  const ofRoutes = shellRoutes.flatMap((id) => {
    const route = routes[id];
    if (!route) throw new Error(`There is no route ${id} to keep for the worker.`);
    const modules = route.clientLoaderModule ? [route.module, route.clientLoaderModule] : [route.module];
    return [...modules, ...route.imports, ...route.css];
  });
  const ofEntry = [entry.module, url, ...entry.imports, ...entry.css];
  return [...new Set([...ofEntry, ...ofRoutes, '/fonts/ojuju.woff2'])];
}
