import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/** From its name to the next one. */
function serviceIn(compose: string, name: string): string {
  const [, service = ''] = new RegExp(`\\n  ${name}:\\n((?: {4}.*\\n|\\n(?= {4}))+)`).exec(compose) ?? [];
  return service;
}

async function knownVariables(): Promise<Set<string>> {
  return new Set((await read('.env.example')).match(/^[A-Z0-9_]+(?==)/gm));
}

test('the files for a server set only what the shop reads', async () => {
  const known = await knownVariables();
  const ofCompose = new Set(['DOMAIN', 'DATABASE_PASSWORD', 'COMPOSE_PROFILES']);
  const compose = await read('deploy/compose.yaml');
  const shop = serviceIn(compose, 'shop');
  const set = [
    ...(shop.match(/^ {6}[A-Z_]+(?=:)/gm) ?? []).map((name) => name.trim()),
    ...((await read('deploy/env.example')).match(/^[A-Z0-9_]+(?==)/gm) ?? []),
    ...((await read('Containerfile')).match(/^ENV .+$/m)?.[0].match(/[A-Z_]+(?==)/g) ?? []),
  ];
  expect(set.filter((name) => !known.has(name) && !ofCompose.has(name) && name !== 'NODE_ENV')).toEqual([]);
  expect(set.length).toBeGreaterThan(10);
});

test('a bucket beside the shop is a choice, has the keys of the shop, and no door of its own', async () => {
  const compose = await read('deploy/compose.yaml');
  const objects = serviceIn(compose, 'objects');
  expect(objects).toContain('profiles: [s3]');
  expect(objects).not.toContain('ports:');
  expect(objects.match(/\$\{S3_[A-Z_]+(?=\})/g)).toEqual([
    ...['${S3_ACCESS_KEY_ID', '${S3_SECRET_ACCESS_KEY', '${S3_BUCKET'],
  ]);
  const [, volume = ''] = /volumes: \[(\w+):\/data\]/.exec(objects) ?? [];
  expect(compose.slice(compose.indexOf('\nvolumes:'))).toContain(`\n  ${volume}:`);
  // Without the profile there is nothing to wait for.
  expect(serviceIn(compose, 'shop')).toContain('objects: { condition: service_healthy, required: false }');
  const [, port] = /--address :(\d+)/.exec(objects) ?? [];
  for (const path of ['deploy/env.example', 'docs/operate.md']) {
    expect(await read(path)).toContain(`S3_ENDPOINT=http://objects:${port}`);
  }
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

test('docs/payments.md names every event that has to be switched on at Stripe', async () => {
  const sources = await Promise.all(
    ['provider', 'refunds', 'disputes'].map((name) => read(`adapters/payments/stripe/stripe-${name}.ts`)),
  );
  const events = sources.join('').match(/(?<=')(?:checkout\.session|refund|charge)\.[a-z_.]+(?=')/g) ?? [];
  expect(new Set(events).size).toBe(14);
  const payments = await read('docs/payments.md');
  expect(events.filter((event) => !payments.includes(`\`${event}\``))).toEqual([]);
});

test('an alarm from outside reaches the addresses of health through the proxy, and strangers reach no metrics', async () => {
  const caddyfile = await read('deploy/Caddyfile');
  expect(/@inside path (.+)\n\trespond @inside 404/.exec(caddyfile)?.[1]).toBe('/metrics');
});
