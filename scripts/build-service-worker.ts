import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { readBrowserManifest } from '#server/pages/assets-in-language.ts';
import { type Language, languages } from '#shared/language.ts';
import { browserBaseline } from './pages/browser-baseline.ts';

/** Routes whose files the worker fetches when installed: every page that may be kept, so that none lacks its scripts later. */
const shellRoutes = [
  'home',
  'search',
  'product/:productSegment',
  ':categorySegment/:subCategorySegment',
  'cart',
  'brands',
  'new-arrival',
  'contact',
  'offers',
  'clearance',
  'privacy-policy',
  'terms',
  'offline',
];

const files = z.array(z.string()).default([]);
const routeFiles = z.object({
  module: z.string(),
  clientLoaderModule: z.string().optional(),
  imports: files,
  css: files,
});
/** Files of pages that may be kept, loaded on first use. */
const laterFiles = /^(cart-drawer|cart)-.*\.js$/;

/** React Router's list of the files of each route. */
const routeManifest = z.object({
  version: z.string(),
  url: z.string(),
  entry: z.object({ module: z.string(), imports: files, css: files }),
  routes: z.record(z.string(), routeFiles),
});

/** Builds build/worker/sw.js from app/offline/worker, after the pages: it names their files. */
export async function buildServiceWorker(root: string): Promise<void> {
  const assets = join(root, 'build', 'client', 'assets');
  const version = (await readManifest(join(assets, languages[0]))).version;
  const drawings = (await readdir(assets)).filter((file) => /^(icons|social-marks)-.*\.svg$/.test(file));
  const shellOf = async (language: Language) => {
    const folder = join(assets, language);
    const later = (await readdir(folder)).filter((file) => laterFiles.test(file));
    return [
      ...shellFiles(await readManifest(folder), language),
      ...later.map((file) => `/assets/${language}/${file}`),
      ...drawings.map((file) => `/assets/${file}`),
    ];
  };
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    define: {
      BUILD_VERSION: JSON.stringify(version),
      SHELL_FILES: JSON.stringify({ en: await shellOf('en'), fr: await shellOf('fr') }),
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

async function readManifest(folder: string) {
  return routeManifest.parse((await readBrowserManifest(folder)).manifest);
}

function shellFiles({ entry, url, routes }: z.infer<typeof routeManifest>, language: Language): string[] {
  const ofRoutes = ['root', ...shellRoutes.map((page) => `${language}/${page}`)].flatMap((id) => {
    const route = routes[id];
    if (!route) throw new Error(`There is no route ${id} to keep for the worker.`);
    const modules = route.clientLoaderModule ? [route.module, route.clientLoaderModule] : [route.module];
    return [...modules, ...route.imports, ...route.css];
  });
  const ofEntry = [entry.module, url, ...entry.imports, ...entry.css];
  return [...new Set([...ofEntry, ...ofRoutes, '/fonts/ojuju.woff2'])];
}
