import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shopVersion } from '#server/shop-version.ts';

const changelog = await readFile(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
const sections = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \((.+)\)$/gm)].map(
  ([, version = '', when = '']) => ({ version, when }),
);
const kept = await readdir(fileURLToPath(new URL('.', import.meta.url)));

test('the changelog begins with the version that is being made or was made last', () => {
  expect(sections[0]?.version).toBe(shopVersion);
});

test('each version that was released has its database kept (npm run keep-database)', () => {
  const released = sections.filter(({ when }) => when !== 'not released yet');
  const missing = released.filter(({ version, when }) => {
    const [commit = ''] = when.split(',');
    return !kept.includes(`v${version}.json.gz`) && !kept.includes(`${commit}.json.gz`);
  });
  expect(missing).toEqual([]);
});
