import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sentenceOf } from '#server/start-problem.ts';
import { testAuthSecret } from '#tests/support/app.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import {
  askDatabase,
  launchShop,
  newDataFolder,
  openShop,
  sentenceOfRefusedStart,
  usedDataFolder,
} from './launch-shop.ts';

// Real processes, on slow machines too: the time limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

test('a second start on the same data is refused, and the first goes on serving', async () => {
  const dataFolder = await usedDataFolder();
  const first = await openShop(dataFolder);
  expect(await sentenceOfRefusedStart(dataFolder)).toContain(
    `already runs on the data folder ${dataFolder} (process ${first.processId})`,
  );
  expect((await fetch(`http://localhost:${first.port}/`)).status).toBe(200);
});

test('a taken port is refused before anything is made', async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  onTestFinished(() => {
    other.close();
  });
  const dataFolder = await newDataFolder();
  expect(await sentenceOfRefusedStart(dataFolder, { port })).toContain(`Port ${port} is already in use`);
  expect(existsSync(dataFolder)).toBe(false);
});

test('a DATABASE_URL where nothing answers is refused', async () => {
  const env = { DATABASE_URL: `postgres://shop@127.0.0.1:${await freePort()}/shop` };
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'The database does not answer',
  );
});

test('of a pooler and the database behind it, the address where nothing answers is named', async () => {
  const [{ connectionString }, nowhere] = [
    await emptyDatabase(),
    `postgres://shop@127.0.0.1:${await freePort()}/shop`,
  ];
  const AUTH_SECRET = testAuthSecret;
  for (const [env, name] of [
    [{ DATABASE_URL: nowhere, DATABASE_DIRECT_URL: connectionString }, 'DATABASE_URL'],
    [{ DATABASE_URL: connectionString, DATABASE_DIRECT_URL: nowhere }, 'DATABASE_DIRECT_URL'],
  ] as const) {
    const sentence = await sentenceOfRefusedStart(await newDataFolder(), { env: { ...env, AUTH_SECRET } });
    expect(sentence).toMatch(new RegExp(`^The database does not answer \\(.+\\): check ${name}\\.`));
  }
});

test('an error that no part of the start catches ends it, and the next start goes on with the same data', async () => {
  const dataFolder = await usedDataFolder();
  // As under a service manager's rules: Node asks the system for its addresses and may not.
  const refusal =
    "import os from 'node:os'; os.networkInterfaces = () => { throw new Error('Not allowed to ask'); };";
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(refusal)}`;
  const shop = await launchShop(dataFolder, { env: { HOST: '0.0.0.0', NODE_OPTIONS } });
  const { exitCode, complaint } = await shop.ended;
  expect([exitCode, complaint]).toEqual([1, expect.stringContaining('Not allowed to ask')]);
  await openShop(dataFolder);
});

test.each([
  ['emulators that run already', 'emulators.ts', [], {}, 'Port 4242 is already in use'],
  [
    'emulators for a PUBLIC_URL that is no address',
    'emulators.ts',
    [],
    { PUBLIC_URL: 'boutique' },
    'PUBLIC_URL must be an address such as https://shop.example.com',
  ],
  [
    'a number for seed without the two dashes',
    'seed.ts',
    [],
    { npm_config_products: '100' },
    'npm run seed -- --products',
  ],
  ['a bare number for seed', 'seed.ts', ['100'], {}, 'npm run seed -- --products'],
])('%s: a sentence', async (_what, program, args, env, sentence) => {
  const taken = createServer()
    .on('error', () => undefined)
    .listen(4242, '127.0.0.1');
  onTestFinished(() => void taken.close());
  const refused = await runProgram(program, args, env);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(refused.stderr).toContain(sentence);
});

test('a catalogue for measuring is refused in a sentence where the shop has a catalogue of its own', async () => {
  const dataFolder = await usedDataFolder();
  const shop = await openShop(dataFolder);
  await askDatabase(
    dataFolder,
    "insert into categories (id, name, name_fr, image) values ('soinsvisage1', 'Care', 'Soins', '')",
  );
  shop.pressCtrlC();
  await shop.ended;
  const refused = await runProgram('seed.ts', ['--products', '500'], { DATA_DIR: dataFolder });
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr).toBe(
    'A big catalogue grows out of the demo catalogue, and this database holds another one: use an empty database.\n',
  );
});

test('a full disk is said in one sentence, no matter who noticed it', async () => {
  const full = await writeFile('/dev/full', 'no room').catch((error: unknown) => error);
  expect(sentenceOf(full)).toContain('The disk is full');
  expect(
    sentenceOf(new Error('The migration failed', { cause: Object.assign(new Error(), { code: '53100' }) })),
  ).toContain('The disk is full');
  expect(sentenceOf(new Error('a bug'))).toBeUndefined();
});

test('a wrong variable is refused by its name', async () => {
  const env = { ADMIN_EMAIL: 'solange@example.com' };
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'ADMIN_EMAIL and ADMIN_PASSWORD',
  );
});

/** Runs a program of `scripts/` as a process that is expected to refuse. */
async function runProgram(program: string, args: readonly string[], env: Record<string, string>) {
  const file = fileURLToPath(new URL(`../../scripts/${program}`, import.meta.url));
  return promisify(execFile)(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  }).catch((error: { code: number; stderr: string }) => error);
}
