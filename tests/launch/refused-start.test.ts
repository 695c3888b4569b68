import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isAlive } from '#server/embedded-postgres/postmaster-pid.ts';
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

test('a wrong variable is refused by its name', async () => {
  const env = { ADMIN_EMAIL: 'solange@example.com' };
  expect(await sentenceOfRefusedStart(await newDataFolder(), { env })).toContain(
    'ADMIN_EMAIL and ADMIN_PASSWORD',
  );
});
