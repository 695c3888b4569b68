import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sourcesOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => readFileSync(resolve(root, path), 'utf8'));

/** Parts shown inside other parts, in the frame around every page, or only with an uploaded picture. */
const shownElsewhere = new Set([
  ...['FieldFrame', 'FieldMessages', 'Illustration', 'Hibiscus', 'NdopCloth', 'NdopTile', 'ClothBand'],
  ...['Link', 'SkipLink', 'Toasts', 'VisuallyHidden'],
  ...['Picture', 'PhotoList'],
]);

test('every part of the kit is on /dev/kit', () => {
  const parts = sourcesOf('app/ui/**/*.tsx').flatMap((source) =>
    [...source.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name),
  );
  expect(parts.length).toBeGreaterThan(40);
  const shown = sourcesOf('app/dev/*.tsx').join('\n');
  const missing = parts.filter(
    (name) => !shownElsewhere.has(name) && !new RegExp(`\\b${name}\\b`).test(shown),
  );
  expect(missing).toEqual([]);
});
