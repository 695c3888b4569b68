import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const mannered = /\b(told|stand|stands|stood|standing|whoever|nobody|somebody|anybody)\b/giu;

/** Where sources and documents use words that plain English has simpler ones for; `docs/spec` came with the order. */
export function manneredWordsIn(root: string): string[] {
  const places = ['app', 'core', 'server', 'shared', 'adapters', 'db', 'scripts', 'bench', 'tests', 'docs'];
  return places
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`),
    )
    .filter((path) => /\.(tsx?|css|md)$/.test(path) && !/^docs\/spec\/|\/node_modules\//.test(path))
    .flatMap((path) => manneredWordsOf(path, readFileSync(join(root, path), 'utf8')));
}

export function manneredWordsOf(path: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(mannered)].map(([word]) => `${path}:${index + 1} ${word}`));
}
