import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

async function knownVariables(): Promise<Set<string>> {
  return new Set((await read('.env.example')).match(/^[A-Z0-9_]+(?==)/gm));
}

test('the files for a server set only what the shop reads', async () => {
  const known = await knownVariables();
  const ofCompose = new Set(['DOMAIN', 'DATABASE_PASSWORD']);
  const compose = await read('deploy/compose.yaml');
  const shop = compose.slice(compose.indexOf('\n  shop:'), compose.indexOf('\n  caddy:'));
  const set = [
    ...(shop.match(/^ {6}[A-Z_]+(?=:)/gm) ?? []).map((name) => name.trim()),
    ...((await read('deploy/env.example')).match(/^[A-Z0-9_]+(?==)/gm) ?? []),
    ...((await read('Containerfile')).match(/^ENV .+$/m)?.[0].match(/[A-Z_]+(?==)/g) ?? []),
  ];
  expect(set.filter((name) => !known.has(name) && !ofCompose.has(name) && name !== 'NODE_ENV')).toEqual([]);
  expect(set.length).toBeGreaterThan(10);
});

test('container and unit start the shop as npm start does', async () => {
  const { scripts } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(await read('package.json')));
  expect(await read('deploy/shop.service')).toContain(`/node_modules/.bin/${scripts.start}\n`);
  expect(await read('Containerfile')).toContain(
    `CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}`,
  );
});

test('every variable of .env.example is one that server/env.ts and its neighbours read, and the other way round', async () => {
  const sources = await Promise.all(
    ['env', 'env-backups', 'env-payments', 'env-phones', 'env-store-facts'].map((name) =>
      read(`server/${name}.ts`),
    ),
  );
  const named = new Set(sources.join('').match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)+\b/g));
  const known = await knownVariables();
  expect(
    [...known].filter((name) => name.includes('_') && !named.has(name) && !/^STORE_/.test(name)),
  ).toEqual([]);
});
