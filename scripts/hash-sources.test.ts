import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSources } from './hash-sources.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shop-sources-'));
  await Promise.all(
    ['app/ui', 'shared', 'public', 'scripts/pages', 'server/pages'].map((folder) =>
      mkdir(join(root, folder), { recursive: true }),
    ),
  );
  const files = [
    'scripts/build-service-worker.ts',
    'server/pages/assets-in-language.ts',
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
    'tsconfig.json',
    'app/ui/button.tsx',
  ];
  await Promise.all(files.map((file) => writeFile(join(root, file), file)));
});

afterEach(() => rm(root, { recursive: true }));

test.each(['app/ui/button.tsx', 'package-lock.json'])('a change in %s asks for a new build', async (file) => {
  const before = await hashSources(root);
  await writeFile(join(root, file), 'changed');
  expect(await hashSources(root)).not.toBe(before);
});

test('a renamed or an added file asks for a new build', async () => {
  const before = await hashSources(root);
  await rename(join(root, 'app/ui/button.tsx'), join(root, 'app/ui/link.tsx'));
  const renamed = await hashSources(root);
  expect(renamed).not.toBe(before);
  await writeFile(join(root, 'public/favicon.svg'), '');
  expect(await hashSources(root)).not.toBe(renamed);
});

test('neither a new date nor a test asks for a new build', async () => {
  const before = await hashSources(root);
  await utimes(join(root, 'app/ui/button.tsx'), new Date(), new Date(0));
  await writeFile(join(root, 'app/ui/button.test.tsx'), 'test');
  expect(await hashSources(root)).toBe(before);
});
