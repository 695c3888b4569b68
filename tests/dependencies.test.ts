import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});
const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');
const { packages } = lockFile.parse(JSON.parse(await read('package-lock.json')));
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Licences that demand nothing from a shop which uses the packages unchanged (docs/dependencies.md). */
const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
  ],
  ...['MPL-2.0', 'LGPL-3.0-or-later', 'CC-BY-4.0', 'Python-2.0'],
]);
/** Licences that only a file of the package names. */
const unnamed: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

test('the licence of everything that runs in a shop is one of those that were looked at', () => {
  const strange = installed
    .filter(([, { dev }]) => dev !== true)
    .map(([path, { license }]) => ({ path, licence: license ?? unnamed[path] ?? 'none' }))
    .filter(({ licence }) => !licence.split(' AND ').every((part) => allowed.has(part)));
  expect(strange).toEqual([]);
});

test('every package has a checksum and comes from the public registry', () => {
  const loose = installed.filter(
    ([, { integrity, resolved }]) =>
      integrity === undefined ||
      (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});

test('each young dependency of a shop (before 1.0) has its way out in docs/dependencies.md', async () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read('package.json')));
  const rows = (await read('docs/dependencies.md')).split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)[^`]+(?=`)/g) ?? []);
  const young = Object.entries(dependencies)
    .filter(([, version]) => version.startsWith('0.'))
    .map(([name]) => name);
  expect(young.length).toBeGreaterThan(2);
  const isNamed = (name: string) =>
    named.some((row) => row === name || (row.endsWith('*') && name.startsWith(row.slice(0, -1))));
  expect(young.filter((name) => !isNamed(name))).toEqual([]);
});

test('versions in package.json are exact', async () => {
  const shape = z.record(z.string(), z.string());
  const { dependencies, devDependencies } = z
    .object({ dependencies: shape, devDependencies: shape })
    .parse(JSON.parse(await read('package.json')));
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});
