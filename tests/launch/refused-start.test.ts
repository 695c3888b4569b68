import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from '#server/embedded-postgres/postmaster-pid.ts';
import { sentenceOf } from '#server/start-problem.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import {
  freePort,
  launchShop,
  newDataFolder,
  openShop,
  postgresProcess,
  usedDataFolder,
} from './launch-shop.ts';

// Real processes, on slow machines too: the limit is for one that hangs.
vi.setConfig({ testTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;

/** Launches a shop that is expected to refuse, with one sentence and a non-zero exit. */
async function sentenceOfRefusedStart(
  dataFolder: string,
  options: { port?: number; env?: Record<string, string> } = {},
): Promise<string> {
  const shop = await launchShop(dataFolder, options);
  const { exitCode, complaint } = await shop.ended;
  expect(exitCode).toBe(1);
  expect(complaint.trimEnd().split('\n')).toHaveLength(1);
  return complaint;
}

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

test('a data folder that is a file is refused', async () => {
  const dataFolder = await newDataFolder();
  await writeFile(dataFolder, 'no folder');
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('cannot be used (it is not a folder)');
});

test.skipIf(isRoot)('a data folder that one may not write to is refused', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(dataFolder, { mode: 0o500 });
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('this account may not write to it');
  await chmod(dirname(dataFolder), 0o700);
});

test('a database folder without its version is refused as damaged', async () => {
  const dataFolder = await usedDataFolder();
  await rm(join(dataFolder, 'postgres', 'PG_VERSION'));
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('is damaged (PG_VERSION is missing)');
});

test('a database folder whose control file is broken is refused, and no PostgreSQL is left running', async () => {
  const dataFolder = await usedDataFolder();
  await truncate(join(dataFolder, 'postgres', 'global', 'pg_control'), 100);
  expect(await sentenceOfRefusedStart(dataFolder)).toMatch(
    /PostgreSQL cannot start on the database folder .+pg_control/,
  );
  expect(isAlive((await postgresProcess(dataFolder)) ?? 0)).toBe(false);
});

test('a database folder of another major version is refused', async () => {
  const dataFolder = await newDataFolder();
  await mkdir(join(dataFolder, 'postgres'), { recursive: true });
  await writeFile(join(dataFolder, 'postgres', 'PG_VERSION'), '17\n');
  expect(await sentenceOfRefusedStart(dataFolder)).toContain('was made by PostgreSQL 17');
});

test('a DATABASE_URL where nothing answers is refused', async () => {
  const env = { DATABASE_URL: `postgres://shop@127.0.0.1:${await freePort()}/shop` };
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'The database does not answer',
  );
});

test('a DATABASE_URL that takes the connection and says nothing is refused in seconds', async () => {
  const env = { DATABASE_URL: await silentDatabase() };
  const start = Date.now();
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'The database does not answer',
  );
  expect(Date.now() - start).toBeLessThan(30_000);
});

test('Ctrl-C ends a start that waits for the database', async () => {
  const seen = Promise.withResolvers<void>();
  const env = { DATABASE_URL: await silentDatabase(seen.resolve) };
  const shop = await launchShop(await newDataFolder(), { env });
  await seen.promise;
  const start = Date.now();
  shop.pressCtrlC();
  expect((await shop.ended).exitCode).toBe(1);
  expect(Date.now() - start).toBeLessThan(6_000);
});

test('a database account without rights is refused in one sentence', async () => {
  const { connectionString, db } = await emptyDatabase();
  await sql`drop role if exists powerless`.execute(db);
  await sql`create role powerless login password 'powerless'`.execute(db);
  const url = new URL(connectionString);
  url.username = url.password = 'powerless';
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env: { DATABASE_URL: url.href } })).toContain(
    'The database account may not do what the shop needs',
  );
});

test.each([
  ['emulators that run already', 'emulators.ts', [], {}, 'Port 4242 is already in use'],
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
  const file = fileURLToPath(new URL(`../../scripts/${program}`, import.meta.url));
  const refused = await promisify(execFile)(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
  }).catch((error: { code: number; stderr: string }) => error);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(refused.stderr).toContain(sentence);
});

test('a full disk is said in one sentence, whoever noticed it', async () => {
  const full = await writeFile('/dev/full', 'no room').catch((error: unknown) => error);
  expect(sentenceOf(full)).toContain('The disk is full');
  expect(
    sentenceOf(new Error('The migration failed', { cause: Object.assign(new Error(), { code: '53100' }) })),
  ).toContain('The disk is full');
  expect(sentenceOf(new Error('a bug'))).toBeUndefined();
});

/** Takes connections and never answers. */
async function silentDatabase(onConnection: () => void = () => undefined): Promise<string> {
  const silent = createServer(onConnection).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  return `postgres://shop@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/shop`;
}

test('a wrong variable is refused by its name', async () => {
  const env = { ADMIN_EMAIL: 'solange@example.com' };
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'ADMIN_EMAIL and ADMIN_PASSWORD',
  );
});
