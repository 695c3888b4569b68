import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (path: string) => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

const words = z.array(z.string());
/** The parts of a compose file that the shop uses, in the form that compose expects; compose refuses anything else when it starts. */
const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      profiles: words.optional(),
      image: z.string().optional(),
      ports: words.optional(),
      volumes: words,
      environment: z.record(z.string(), z.string()),
      entrypoint: words.optional(),
      command: words.optional(),
      depends_on: z
        .union([words, z.record(z.string(), z.object({ required: z.boolean().optional() }))])
        .optional(),
      healthcheck: z.object({ test: words }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

async function readCompose() {
  const { services, volumes } = composeFile.parse(parse(await read('deploy/compose.yaml')));
  const { shop, objects, caddy, database } = services;
  if (!shop || !objects || !caddy || !database) throw new Error('deploy/compose.yaml lacks a service');
  return { shop, objects, caddy, database, volumes };
}

async function knownVariables(): Promise<Set<string>> {
  return new Set((await read('.env.example')).match(/^[A-Z0-9_]+(?==)/gm));
}

test('the files for a server set only what the shop reads', async () => {
  const known = await knownVariables();
  const ofCompose = new Set(['DOMAIN', 'DATABASE_PASSWORD', 'COMPOSE_PROFILES']);
  const { shop } = await readCompose();
  const set = [
    ...Object.keys(shop.environment),
    ...((await read('deploy/env.example')).match(/^[A-Z0-9_]+(?==)/gm) ?? []),
    ...((await read('Containerfile')).match(/^ENV .+$/m)?.[0].match(/[A-Z_]+(?==)/g) ?? []),
  ];
  expect(set.filter((name) => !known.has(name) && !ofCompose.has(name) && name !== 'NODE_ENV')).toEqual([]);
  expect(set.length).toBeGreaterThan(10);
});

test('the image holds neither the history of the code nor tests, settings or data of where it was built', async () => {
  const left = (await read('.containerignore')).split('\n');
  const unwanted = ['.git', '**/.env', 'data', 'tests', 'bench', '**/*.test.ts', '**/*.test.tsx'];
  expect(unwanted.filter((name) => !left.includes(name))).toEqual([]);
  expect(left.filter((line) => line.startsWith('!'))).toEqual([]);
  const image = await read('Containerfile');
  expect(image).toMatch(/npm ci --omit=dev /);
  expect(image).toMatch(/^ENV NODE_ENV=production /m);
  expect(await read('deploy/shop.service')).toMatch(/^Environment=NODE_ENV=production /m);
});

test('compose and the image ask the shop the same question: does it live', async () => {
  const { shop } = await readCompose();
  const [, ofImage = ''] = /^HEALTHCHECK [\s\S]*?CMD (\[.+\])$/m.exec(await read('Containerfile')) ?? [];
  const asked = words
    .parse(JSON.parse(ofImage))
    .map((word) => word.replace("' + process.env.PORT + '", '3000'));
  expect(shop.healthcheck?.test).toEqual(['CMD', ...asked]);
});

test('a bucket beside the shop is a choice, has the keys of the shop, and no door of its own', async () => {
  const { objects, shop, volumes } = await readCompose();
  expect(objects.profiles).toEqual(['s3']);
  expect(objects.ports).toBeUndefined();
  expect(Object.values(objects.environment).filter((value) => value.startsWith('$'))).toEqual(
    ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'].map((name) => `\${${name}}`),
  );
  const [volume = ''] = objects.volumes[0]?.split(':') ?? [];
  expect(objects.volumes).toEqual([`${volume}:/data`]);
  expect(Object.keys(volumes)).toContain(volume);
  // Without the profile there is no service to wait for.
  expect(shop.depends_on).toMatchObject({ objects: { required: false } });
  const [, port] = /--address :(\d+)/.exec(objects.entrypoint?.join(' ') ?? '') ?? [];
  for (const path of ['deploy/env.example', 'docs/operate.md']) {
    expect(await read(path)).toContain(`S3_ENDPOINT=http://objects:${port}`);
  }
});

test('the log of a database beside the shop has no rows of people either', async () => {
  const { database } = await readCompose();
  expect(database.command).toContain('log_error_verbosity=terse');
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

test('the unit has a line that opens the folder of backups that docs/operate.md advises', async () => {
  const [, folder = ''] = /`BACKUP_FOLDER=(\/\S+)`: a second disk/.exec(await read('docs/operate.md')) ?? [];
  expect(folder).not.toBe('');
  expect(await read('deploy/shop.service')).toMatch(
    new RegExp(`ProtectSystem=strict\\n#.+BACKUP_FOLDER.+\\n#ReadWritePaths=-${folder}\\n`),
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
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
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

test('the image has an account for the number it runs as, whatever it is built on: initdb asks for its name', async () => {
  const image = await read('Containerfile');
  const number = /^USER (\d+):/m.exec(image)?.[1];
  expect(image).toMatch(new RegExp(`getent passwd ${number} \\|\\| useradd --uid ${number} `));
});

test('the commands of docs/operate.md need no program that Debian does not bring', async () => {
  expect(await read('docs/operate.md')).not.toMatch(/\bsudo\b/);
});
