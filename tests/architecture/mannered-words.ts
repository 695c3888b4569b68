import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One in quotes is spoken about: the name of a system's user, a word that the glossary has replaced. A 'wig stand' is a thing that shops sell. */
const mannered =
  /(?<!['`]|\bwig )\b(told|stand|stands|stood|standing|whoever|nobody|somebody|anybody)\b(?!['`])/giu;

/** Where sources and documents use words that plain English has simpler ones for; `docs/spec` came with the order, and `tests/architecture` names them. */
export function manneredWordsIn(root: string): string[] {
  const places = ['app', 'core', 'server', 'shared', 'adapters', 'db', 'scripts', 'bench', 'tests', 'docs'];
  return places
    .flatMap((place) =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => `${place}/${path}`),
    )
    .filter(
      (path) =>
        /\.(tsx?|css|md)$/.test(path) && !/^docs\/spec\/|^tests\/architecture|\/node_modules\//.test(path),
    )
    .flatMap((path) => manneredWordsOf(path, readFileSync(join(root, path), 'utf8')));
}

export function manneredWordsOf(path: string, source: string): string[] {
  return source
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(mannered)].map(([word]) => `${path}:${index + 1} ${word}`));
}
