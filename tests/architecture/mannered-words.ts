import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A quoted word is only mentioned: the name of a system's user, or a word that the glossary has replaced. A 'wig stand' is a thing that
 * shops sell.
 */
const mannered =
  /(?<!['`]|\bwig )\b(told|stand|stands|stood|standing|whoever|nobody|somebody|anybody)\b(?!['`])/giu;

/**
 * Finds words in sources and documents for which plain English has simpler ones. `docs/spec` is left out because the client wrote it,
 * `tests/architecture` because it names the words.
 */
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
